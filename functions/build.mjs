import { build, context } from 'esbuild'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, 'dist')
const chunks = join(out, 'chunks')

/** Chunks of earlier builds go only when the new ones are there: a running stack may be loading them. */
const forgetOldChunks = {
  name: 'forget-old-chunks',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      if (!metafile) return
      const current = new Set(Object.keys(metafile.outputs).map((file) => basename(file)))
      for (const name of readdirSync(chunks)) if (!current.has(name)) rmSync(join(chunks, name))
    })
  },
}

const options = {
  // The second runs as a thread of its own, so it is a file of its own.
  entryPoints: [join(here, 'src/index.ts'), join(here, 'src/gateways/video-worker.ts')],
  outdir: out,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [forgetOldChunks],
  // Native code, and what the functions framework looks up by name.
  external: ['sharp', 'firebase-functions', 'firebase-functions/*', 'firebase-admin', 'firebase-admin/*'],
  // Dependencies written for CommonJS expect these names.
  banner: {
    js: [
      "import { createRequire as turnoutRequire } from 'node:module'",
      "import { dirname as turnoutDirname } from 'node:path'",
      "import { fileURLToPath as turnoutPath } from 'node:url'",
      'const require = turnoutRequire(import.meta.url)',
      'const __filename = turnoutPath(import.meta.url)',
      'const __dirname = turnoutDirname(__filename)',
    ].join('\n'),
  },
}

if (process.argv.includes('--watch')) await (await context(options)).watch()
else await build(options)
