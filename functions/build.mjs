import { build, context } from 'esbuild'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, 'dist')

// The page renderer in dist/public-page belongs to the web workspace's build and stays.
for (const name of ['index.js', 'index.js.map', 'chunks'])
  rmSync(join(out, name), { recursive: true, force: true })

const options = {
  entryPoints: [join(here, 'src/index.ts')],
  outdir: out,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
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
