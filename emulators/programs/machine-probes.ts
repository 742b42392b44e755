import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { findCloudCliJar } from './cloud-cli'
import type { Probes, ProgramName } from './resolve'

const Download = z.object({ remoteUrl: z.url(), downloadPathRelativeToCacheDir: z.string() })
const Downloads = z.object({ firestore: Download, storage: Download })

const FIREBASE_TOOLS = dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json'))

/** The program of firebase-tools' command line. */
export const FIREBASE_COMMAND = join(FIREBASE_TOOLS, 'lib/bin/firebase.js')

/** What firebase-tools would download, by its own table. */
function downloadOf(name: ProgramName): z.infer<typeof Download> {
  const table = readFileSync(join(FIREBASE_TOOLS, 'lib/emulator/downloadableEmulatorInfo.json'), 'utf8')
  return Downloads.parse(JSON.parse(table))[name]
}

export const machineProbes: Probes = {
  variable: (name) => process.env[name],
  exists: existsSync,
  downloadPath(name) {
    const cache = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators')
    return join(cache, downloadOf(name).downloadPathRelativeToCacheDir)
  },
  cloudCliJar: findCloudCliJar,
  async canDownload(name) {
    // Node's own fetch knows no proxies, but firebase-tools does: behind one, it may try.
    if (process.env['HTTPS_PROXY'] ?? process.env['https_proxy']) return true
    try {
      const options = { method: 'HEAD', signal: AbortSignal.timeout(4000) }
      return (await fetch(downloadOf(name).remoteUrl, options)).ok
    } catch {
      return false
    }
  },
}
