import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesOf } from './files-of.mjs'

const dist = (path) => fileURLToPath(new URL(`dist/${path}`, import.meta.url))

/**
 * What is worth having without a network: the app itself, the tickets and the way to them, and the door. And checkout,
 * which cannot do anything then, but say so and keep what was typed.
 */
const ENTRIES = [
  'index.html',
  'checkout.html',
  'src/screens/tickets/tickets.tsx',
  'src/screens/my-activities/my-activities.tsx',
  'src/screens/door/door.tsx',
  // Signing out at a door without a network asks about what was not sent.
  'src/app/scans-on-device.ts',
  // Some browsers know no Ed25519.
  'src/features/check-in/scan/verify-by-script.ts',
]

/** Files that change under one name. */
const NAMED = [
  'index.html',
  'checkout.html',
  'first.js',
  'manifest.webmanifest',
  'icon.svg',
  'icon-32.png',
  'icon-192.png',
  'loading.svg',
]

function revisionOf(file) {
  return createHash('sha256')
    .update(readFileSync(dist(file)))
    .digest('hex')
    .slice(0, 16)
}

/** What the service worker loads ahead. Files with their content in their name need no revision. */
export function precacheOf(manifest) {
  const fonts = readdirSync(dist('assets')).filter((file) => file.endsWith('.woff2'))
  const hashed = new Set(fonts.map((file) => `/assets/${file}`))
  for (const entry of ENTRIES) {
    const { script, styles, preload } = filesOf(manifest, entry)
    for (const url of [script, ...styles, ...preload]) hashed.add(url)
  }
  return [
    ...[...hashed].map((url) => ({ url, revision: null })),
    ...NAMED.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
  ]
}
