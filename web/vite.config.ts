import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import type { Plugin } from 'vite'
import { authParts } from './auth-parts.ts'
import { chunkNaming } from './chunks.ts'
import { iconImports } from './icon-imports.ts'
import { operatorDetails } from './operator-details.ts'
import { LOCAL_STACKS, portsOf } from '../functions/contract/local-stack.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The mode of builds for the local stacks; Vite keeps the word "local" for itself. */
const LOCAL_MODE = 'emulators'

const REQUIRED = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
)

/** A production build without its Firebase project would fail at every visitor instead of here. */
function requireFirebase(): Plugin {
  return {
    name: 'turnout-require-firebase',
    apply: 'build',
    config(_, { mode, isSsrBuild }) {
      if (isSsrBuild || mode === LOCAL_MODE) return
      const env = { ...loadEnv(mode, here('.'), 'VITE_'), ...process.env }
      const missing = REQUIRED.filter((name) => !env[name])
      if (missing.length === 0) return
      throw new Error(`Set these for a production build, or build with --local: ${missing.join(', ')}`)
    },
  }
}

/** The same short name in the browser's build and in the server's, by file and class. */
function scopedName(name: string, file: string): string {
  const path = relative(here('.'), file.split('?')[0] ?? file)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

/** Modules that only define things: what is not used of them is left out (STACK.md, trap 3). */
const PURE = /node_modules\/(?:firebase|@firebase|reactfire|rxfire|rxjs)\//

/** Of those who use idb, only the SDK's core goes without it: the service worker keeps things. */
function withoutHeartbeats(): Plugin {
  return {
    name: 'turnout-without-heartbeats',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === 'idb' && importer.includes('/@firebase/app/') ? here('src/data/absent/idb.ts') : null,
  }
}

/** In development, what firebase.json says in production: checkout is a document of its own. */
function checkoutDocument(): Plugin {
  return {
    name: 'turnout-checkout-document',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/payment\/?(?=\?|$)/, '/checkout.html')
        next()
      })
    },
  }
}

const app = here('src/app/main.tsx')
const checkout = here('src/checkout/main.tsx')
const publicPage = here('src/public-page/client.tsx')
const base = Number(process.env.TURNOUT_BASE_PORT ?? LOCAL_STACKS.start.base)
const hosting = `http://127.0.0.1:${portsOf(base).hosting}`

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    authParts(),
    withoutHeartbeats(),
    iconImports(),
    react(),
    checkoutDocument(),
    requireFirebase(),
    operatorDetails(LOCAL_MODE),
  ],
  resolve: {
    // What the app never uses of its libraries, and what they do not leave out by themselves.
    alias: [
      // Its package names the development build only, which is larger.
      {
        find: /^react-router$/,
        replacement: here('../node_modules/react-router/dist/production/index.mjs'),
      },
      { find: 're2js', replacement: here('src/data/absent/re2js.ts') },
      { find: 'firebase/database', replacement: here('src/data/absent/firebase-database.ts') },
      {
        find: /^\.{1,2}\/(?:core\/)?(?:to-json-schema|json-schema-processors)\.js$/,
        replacement: here('src/data/absent/zod-json-schema.ts'),
      },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  server: {
    host: '127.0.0.1',
    port: portsOf(base).vite,
    strictPort: true,
    proxy: {
      '/app': hosting,
      // The public page is a document of its own, rendered by a function from the last build's files.
      '^/activity/[^/]+$': hosting,
      '/assets': hosting,
    },
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    // Nothing as a data: address, which the CSP would have to allow.
    assetsInlineLimit: 0,
    // Browsers that know no preloading load the same a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: here('index.html'),
        checkout: here('checkout.html'),
        ...(existsSync(publicPage) && { 'public-page': publicPage }),
      },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'first', name: chunkNaming({ app, checkout, publicPage }) }],
          },
        },
      }),
      // zod's absent part is looked up by names that are not there.
      checks: { importIsUndefined: false },
      treeshake: { moduleSideEffects: (id) => (PURE.test(id) ? false : undefined) },
    },
  },
}))
