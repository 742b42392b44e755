import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Nothing but the page may use the network, and as root (in a container) the sandbox cannot be had. */
const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export interface Browser {
  executablePath: string
  args: string[]
}

/** Playwright's own Chromium, else the system's, else the one that comes through npm. */
export async function findBrowser(): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const system = SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)))
  const executablePath = [chromium.executablePath(), ...system].find(isExecutable)
  if (executablePath) return { executablePath, args: FLAGS }
  const packed = await import('@sparticuz/chromium')
  return {
    executablePath: await packed.default.executablePath(),
    args: [...new Set([...packed.default.args, ...FLAGS])],
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
