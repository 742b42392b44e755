import { spawn } from 'node:child_process'
import { ROOT } from '../../emulators/stack/layout'

export type Env = Record<string, string>

/** Runs a package's program from the root, its output being ours. Answers its exit code. */
export async function runCommand(command: string, args: readonly string[], env: Env = {}): Promise<number> {
  const child = spawn(`${ROOT}node_modules/.bin/${command}`, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
