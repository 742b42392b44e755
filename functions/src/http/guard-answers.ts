import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hosting } from '../../../firebase.json'

/** What Hosting sends with everything; a function's own address sends the same. firebase.json is where they are written. */
const HEADERS = hosting.headers.find(({ source }) => source === '**')?.headers ?? []

/**
 * Makes every answer of this process as safe as Hosting's, also those that the functions framework gives before a handler is
 * reached: it answers a body that it cannot read with a page of its own, locally with a stack in it.
 */
export function guardAnswers(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { request: IncomingMessage; response: ServerResponse }
    addHeaders(response)
    describeFrameworkErrors(response)
  })
}

function addHeaders(response: ServerResponse): void {
  for (const { key, value } of HEADERS) response.setHeader(key, value)
}

function describeFrameworkErrors(response: ServerResponse): void {
  const end = response.end.bind(response)
  response.end = ((...parts: Parameters<typeof end>) => {
    if (!isFrameworkError(response)) return end(...parts)
    response.end = end
    void answerProblem(response)
    return response
  }) as typeof response.end
}

/** Our own pages are written with their headers at once, so that these are on their way by now. */
function isFrameworkError(response: ServerResponse): boolean {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  return !response.headersSent && isPage && response.statusCode >= 400 && response.statusCode < 500
}

async function answerProblem(response: ServerResponse): Promise<void> {
  const { problemOf, refuseBody } = await import('../actions/problem')
  const problem = { ...problemOf(refuseBody(response.statusCode), randomUUID()), status: response.statusCode }
  const isCall = process.env['FUNCTION_TARGET'] === 'calls'
  const error = { status: 'INVALID_ARGUMENT', message: problem.detail, details: problem }
  addHeaders(response)
  response.removeHeader('Content-Length')
  response.setHeader('Content-Type', isCall ? 'application/json' : 'application/problem+json')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(isCall ? { error } : problem))
}
