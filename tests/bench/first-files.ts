import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import { ROOT } from '../../emulators/stack/layout'

const DIST = join(ROOT, 'web/dist')

const Manifest = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

function kibOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(readFileSync(join(DIST, file)), { params }).length / 1024
}

/** What a document, and a screen in it, cannot begin without, by the build's chunk graph: files, and KiB with brotli 11. */
export function firstFiles(html: string, screen?: string): { requests: number; kib: number } {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')))
  const [files, seen] = [new Set([html]), new Set<string>()]
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    chunk.imports.forEach(visit)
  }
  visit(html)
  if (screen !== undefined) visit(screen)
  return { requests: files.size, kib: [...files].reduce((sum, file) => sum + kibOf(file), 0) }
}
