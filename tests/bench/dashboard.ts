import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { ROOT } from '../../emulators/stack/layout'
import type { Figure } from './figure'

const DIST = join(ROOT, 'web/dist')
const SCREEN = 'src/screens/dashboard/dashboard.tsx'

const Manifest = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

/** Every file that the app and one of its screens cannot begin without, by the build's chunk graph. */
function filesFirst(manifest: z.infer<typeof Manifest>, screen: string): Set<string> {
  const [files, seen] = [new Set(['index.html']), new Set<string>()]
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    chunk.imports.forEach(visit)
  }
  visit('index.html')
  visit(screen)
  return files
}

function kibOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(readFileSync(join(DIST, file)), { params }).length / 1024
}

/** Goal 3: what the organiser's dashboard must load before it can show a number. */
export function measureDashboard(): Promise<Figure[]> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')))
  const files = filesFirst(manifest, SCREEN)
  const kib = [...files].reduce((sum, file) => sum + kibOf(file), 0)
  return Promise.resolve([
    {
      goal: 3,
      what: 'dashboard, HTML + JS + CSS that it needs first',
      value: `${kib.toFixed(1)} KiB`,
      limit: '<= 245 KiB',
      isMet: kib <= 245,
    },
    {
      goal: 3,
      what: 'dashboard, requests that it needs first',
      value: String(files.size),
      limit: '<= 20',
      isMet: files.size <= 20,
    },
  ])
}
