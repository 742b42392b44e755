import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** From each icon's names to its file; an icon has several names. */
function readNames(): Map<string, string> {
  const index = createRequire(import.meta.url).resolve('lucide-react/icons/index')
  const names = new Map<string, string>()
  for (const line of readFileSync(index.replace(/icons.index\.mjs$/, 'lucide-react.mjs'), 'utf8').split(
    '\n',
  )) {
    const file = /from '\.\/icons\/([\w-]+)\.mjs'/.exec(line)?.[1]
    if (file === undefined) continue
    for (const [, name] of line.matchAll(/default as (\w+)/g)) names.set(name ?? '', file)
  }
  return names
}

/**
 * Imports each icon from its own file. Through the package's index every chunk would seem to need every icon, and the
 * chunks that are loaded first would hold them all.
 */
export function iconImports(): Plugin {
  const names = readNames()
  const direct = (name: string) => {
    const file = names.get(name)
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`)
    return `import ${name} from 'lucide-react/icons/${file}';`
  }
  return {
    name: 'turnout-icon-imports',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx$/ },
      handler: (code) => ({
        code: code.replaceAll(/import \{([^}]*)\} from 'lucide-react'/g, (_, list: string) =>
          list
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map(direct)
            .join(''),
        ),
        map: null,
      }),
    },
  }
}
