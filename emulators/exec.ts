import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './stack/build'
import { answers } from './stack/health'
import { layoutOf } from './stack/layout'
import { exitWith, Problem } from './stack/problem'
import { programEnv } from './stack/program-env'
import { functionsReloaded } from './stack/reload'
import { withinStack } from './stack/within-stack'
import { say } from './stack/progress'

export type StackEnv = Record<string, string>

/**
 * Does `work` inside a test stack: new, without data, ended afterwards. With TURNOUT_REUSE=1, a test stack that is
 * already running is used as it is, and left running.
 */
export async function withStack<T>(work: (env: StackEnv) => Promise<T>): Promise<T> {
  const layout = layoutOf('test')
  if (process.env['TURNOUT_REUSE'] === '1' && (await answers(layout.ports.hub))) {
    if (await ensureBuilt()) await functionsReloaded(layout)
    return work(programEnv(layout))
  }
  const options = { keepData: false, fresh: true, exitCode: 130 }
  return withinStack(layout, options, ({ run }) => work({ ...run.mark, ...programEnv(layout) }))
}

/** `exec.ts -- <command>` runs a command inside a test stack; `exec.ts --keep` keeps one running until Ctrl-C. */
async function main(args: readonly string[]): Promise<number> {
  const [first, command, ...rest] = args
  if (first === '--keep') {
    return withStack(() => {
      say('\nThe test stack is running; TURNOUT_REUSE=1 makes tests use it. Ctrl-C stops it.')
      return new Promise<never>(() => undefined)
    })
  }
  if (first !== '--' || command === undefined) {
    throw new Problem('Usage: exec.ts --keep, or exec.ts -- <command> [arguments]')
  }
  return withStack((env) => runCommand(command, rest, env))
}

function runCommand(command: string, args: readonly string[], env: StackEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', (error) => reject(new Problem(`${command} cannot be run: ${error.message}`)))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).then((code) => process.exit(code), exitWith)
}
