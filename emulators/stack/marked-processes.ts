import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Every process of one run carries this variable with the run's id, whoever started it. */
export const MARK = 'TURNOUT_RUN'

export interface MarkedProcess {
  pid: number
  parent: number
}

/**
 * The living processes of a run, found by the mark in their environment. Parents do not tell: firebase-tools starts
 * Java detached, and whoever loses its parent is handed to process 1.
 */
export function findMarked(run: string): MarkedProcess[] {
  return process.platform === 'linux' ? findInProc(run) : findByPs(run)
}

function findInProc(run: string): MarkedProcess[] {
  const mark = `${MARK}=${run}`
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return []
        // The second field is the program's name in brackets and may itself hold spaces and brackets.
        const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent) }]
      } catch {
        // It belongs to somebody else, or has just ended.
        return []
      }
    })
}

function findByPs(run: string): MarkedProcess[] {
  const lines = execFileSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return lines
    .split('\n')
    .filter((line) => line.includes(`${MARK}=${run}`))
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }))
    .filter(({ pid }) => pid !== process.pid)
}

/** Ends a run's processes: those at the top are asked first and end their own children; then the rest is killed. */
export async function endMarked(run: string, graceMs: number): Promise<void> {
  const marked = findMarked(run)
  const pids = new Set(marked.map(({ pid }) => pid))
  for (const { pid, parent } of marked) if (!pids.has(parent)) signal(pid, 'SIGTERM')
  const deadline = Date.now() + graceMs
  while (Date.now() < deadline && findMarked(run).length > 0) await pause(100)
  for (let round = 0; round < 20; round++) {
    const left = findMarked(run)
    if (left.length === 0) return
    for (const { pid } of left) signal(pid, 'SIGKILL')
    await pause(50)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in the meantime.
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
