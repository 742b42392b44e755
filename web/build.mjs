/**
 * Builds the web: the app and the public page's client into web/dist, then the public page's server side, which has the
 * names of the client's files inlined, into functions/dist/public-page. `--local` or LOCAL=1 builds for the local stacks,
 * which need no Firebase project.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { values } = parseArgs({ options: { local: { type: 'boolean', default: process.env.LOCAL === '1' } } })
const mode = values.local ? 'emulators' : 'production'
const configFile = here('vite.config.ts')

/** All files that an entry needs before it can run: its script, its styles, and the chunks it imports. */
export function filesOf(manifest, entry) {
  const [styles, preload, seen] = [new Set(), new Set(), new Set()]
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    for (const next of chunk.imports ?? []) visit(next)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
    if (key !== entry) preload.add(`/${chunk.file}`)
  }
  visit(entry)
  return { script: `/${manifest[entry].file}`, styles: [...styles], preload: [...preload] }
}

await build({ configFile, mode, logLevel: 'warn' })

const render = here('src/public-page/render.tsx')
if (existsSync(render)) {
  const manifest = JSON.parse(readFileSync(here('dist/.vite/manifest.json'), 'utf8'))
  const assets = filesOf(manifest, 'src/public-page/client.tsx')
  await build({
    configFile,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: { __PUBLIC_PAGE_ASSETS__: JSON.stringify(assets) },
    // The functions have no React of their own: everything that renders is in this one file.
    ssr: { noExternal: true },
    build: {
      ssr: render,
      outDir: here('../functions/dist/public-page'),
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input: render, output: { entryFileNames: 'render.js' } },
    },
  })
}
