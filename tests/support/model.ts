import type { DraftedField } from 'functions/contract/drafts/ai-draft'
import { pathOfCall } from 'functions/contract/api/call-path'
import { stack } from './stack'
import type { Person } from './people'
import { requestHeaders, urlOfFunction } from './requests'

export type ModelFault =
  | 'timeout'
  | 'error'
  | 'quota'
  | 'refusal'
  | 'blocked'
  | 'nonsense'
  | 'hostile'
  | 'truncated'
  | 'slow'

/** Lets something go wrong with what the model writes about these words, and about no others. */
export async function letModelFail(kind: ModelFault, match: string, times?: number): Promise<void> {
  const response = await fetch(`${stack().TURNOUT_MODEL}/_control/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, match, ...(times !== undefined && { times }) }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** A streamed call as it came: its pieces, and how it ended. */
export interface Streamed {
  readonly pieces: DraftedField[]
  readonly result: unknown
  /** The problem that it ended with. */
  readonly problem: unknown
}

/** Calls `generateActivity` as the web app does: as a stream of server-sent events. */
export async function streamDraft(data: object, by: Person): Promise<Streamed> {
  const response = await fetch(urlOfFunction(pathOfCall('generateActivity')), {
    method: 'POST',
    headers: { ...(await requestHeaders(by)), Accept: 'text/event-stream' },
    body: JSON.stringify({ data }),
  })
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  const events = lines.map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>)
  const error = events.find((event) => 'error' in event)?.['error'] as { details?: unknown } | undefined
  return {
    pieces: events.filter((event) => 'message' in event).map((event) => event['message'] as DraftedField),
    result: events.find((event) => 'result' in event)?.['result'],
    problem: error?.details,
  }
}
