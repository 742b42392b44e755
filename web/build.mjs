/**
 * Builds the web: the app and the public page's client into web/dist, then the public page's server side, which has the
 * names of the client's files inlined, into functions/dist/public-page. `--local` or LOCAL=1 builds for the local stacks,
 * which need no Firebase project. Last the service worker, which knows the names of all that opens without a network.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { filesOf } from './files-of.mjs'
import { precacheOf } from './precache.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { values } = parseArgs({ options: { local: { type: 'boolean', default: process.env.LOCAL === '1' } } })
const mode = values.local ? 'emulators' : 'production'
const configFile = here('vite.config.ts')

await build({ configFile, mode, logLevel: 'warn' })

const manifest = JSON.parse(readFileSync(here('dist/.vite/manifest.json'), 'utf8'))

const render = here('src/public-page/document/render.tsx')
if (existsSync(render)) {
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

await build({
  configFile,
  mode,
  logLevel: 'warn',
  publicDir: false,
  define: { PRECACHED_FILES: JSON.stringify(precacheOf(manifest)), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: here('dist'),
    emptyOutDir: false,
    manifest: false,
    rolldownOptions: {
      input: here('service-worker/service-worker.ts'),
      output: { entryFileNames: 'service-worker.js', codeSplitting: false, format: 'iife' },
    },
  },
})
