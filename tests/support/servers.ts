import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a server's buyers want. */
export interface Rush {
  readonly shareRef: string
  readonly ticketTypeRef: string
  readonly buyers: number
}

const PROGRAM = fileURLToPath(new URL('rush-program.ts', import.meta.url))

/**
 * Sends buyers to several servers at once: processes that know nothing of one another, as in production, where no order of
 * things within one of them helps.
 * @returns how many came to each end
 */
export async function rushAt(servers: number, rush: Rush): Promise<Record<string, number>> {
  const all = Array.from({ length: servers }, () => fork(PROGRAM, [], { execArgv: ['--import', 'tsx'] }))
  try {
    await Promise.all(all.map((server) => once(server, 'message')))
    const ends = await Promise.all(all.map((server) => answerOf(server, rush)))
    const counts: Record<string, number> = {}
    for (const [end, count] of ends.flatMap((it) => Object.entries(it)))
      counts[end] = (counts[end] ?? 0) + count
    return counts
  } finally {
    for (const server of all) server.kill()
  }
}

async function answerOf(server: ChildProcess, rush: Rush): Promise<Record<string, number>> {
  const answered = once(server, 'message')
  server.send(rush)
  const [ends] = (await answered) as [Record<string, number>]
  return ends
}
