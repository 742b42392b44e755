import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Child } from './child'
import { followFile } from './follow-file'
import { allAnswer } from './health'
import { ROOT } from './layout'
import { say, step } from './progress'
import type { Stack } from './stack'

const WEB = join(ROOT, 'web')

/**
 * Starts what rebuilds while somebody edits: vite for the web app, esbuild for the functions. `broken` rejects when one
 * of them ends.
 */
export async function startDevServer({ layout, run }: Stack): Promise<{ broken: Promise<never> }> {
  const vite = join(
    dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const port = layout.ports.vite
  const begin = (label: string, cwd: string, args: readonly string[]) =>
    new Child({
      label,
      command: process.execPath,
      args,
      cwd,
      env: run.env,
      logFile: join(layout.dir, `${label}.log`),
    })
  const children = [
    begin('vite', WEB, [vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort']),
    begin('esbuild', join(ROOT, 'functions'), ['build.mjs', '--watch']),
  ]
  for (const { label, logFile } of children)
    followFile(logFile, (line) => line.trim() && say(`[${label}] ${line}`))
  const broken = Promise.race(children.map((child) => child.needed()))
  await step('Starting the development server', () => Promise.race([allAnswer([port]), broken]))
  broken.catch(() => undefined)
  return { broken }
}
