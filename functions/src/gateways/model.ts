import type { GenerateContentResponse, GoogleGenAI } from '@google/genai'
import { z } from 'zod'
import { Refusal } from '../domain/refusal'

/** How to reach the model; `MODEL_API_BASE` is empty but for a local stack. */
export interface ModelAccess {
  readonly MODEL_API_KEY: string
  readonly MODEL_API_BASE: string
  readonly MODEL_NAME: string
  readonly MODEL_TIMEOUT_SECONDS: number
}

export interface ModelRequest {
  readonly instruction: string
  readonly text: string
  /** What the answer looks like; the model gets it as its JSON schema. */
  readonly answer: z.ZodType
  readonly maxOutputTokens: number
  /** Ends the request when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

/** Finish reasons that are no refusal: the end, and an answer that was too long. */
const ENDS: readonly string[] = ['STOP', 'MAX_TOKENS', 'FINISH_REASON_UNSPECIFIED']
const TOO_MANY_REQUESTS = 429

let client: GoogleGenAI | undefined

/** The SDK is loaded when it is first used: most requests write nothing. */
async function model(access: ModelAccess): Promise<GoogleGenAI> {
  if (client) return client
  const { GoogleGenAI: Client } = await import('@google/genai')
  client = new Client({
    apiKey: access.MODEL_API_KEY,
    ...(access.MODEL_API_BASE && { httpOptions: { baseUrl: access.MODEL_API_BASE } }),
  })
  return client
}

/**
 * What the model writes, piece by piece, as JSON by the request's schema; it may end early.
 * @throws Refusal `model-unavailable` when it does not answer in time or fails, `busy` when too much is asked of it,
 *   `conflict` when it will not write about this
 */
export async function* askModel(access: ModelAccess, request: ModelRequest): AsyncGenerator<string> {
  const late = AbortSignal.timeout(access.MODEL_TIMEOUT_SECONDS * 1000)
  const abortSignal = request.signal ? AbortSignal.any([late, request.signal]) : late
  try {
    const { models } = await model(access)
    const answer = await models.generateContentStream({
      model: access.MODEL_NAME,
      contents: [{ role: 'user', parts: [{ text: request.text }] }],
      config: {
        systemInstruction: request.instruction,
        responseMimeType: 'application/json',
        responseJsonSchema: jsonSchemaOf(request.answer),
        maxOutputTokens: request.maxOutputTokens,
        temperature: 0.4,
        abortSignal,
      },
    })
    for await (const piece of answer) yield readPiece(piece)
    // The SDK ends a stream that is given up without a word.
    if (late.aborted) throw refuseDown()
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The API knows no dialects, and may refuse to be told one. */
function jsonSchemaOf(answer: z.ZodType): unknown {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answer)
  return schema
}

function readPiece({ promptFeedback, candidates }: GenerateContentResponse): string {
  const [candidate] = candidates ?? []
  const reason = candidate?.finishReason
  if (promptFeedback?.blockReason || (reason !== undefined && !ENDS.includes(reason))) {
    throw new Refusal(
      'conflict',
      'The writing help will not write about this. Your words are kept: change them, or fill in the form by hand.',
    )
  }
  const parts = candidate?.content?.parts ?? []
  return parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')
}

/** The answer to an outage: whoever asked goes on without the help. */
export function refuseDown(): Refusal {
  return new Refusal(
    'model-unavailable',
    'Your words are kept. Try again in a minute, or fill in the form by hand.',
  )
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status !== TOO_MANY_REQUESTS) return refuseDown()
  return new Refusal(
    'busy',
    'A lot of people are writing right now. Your words are kept: try again in a minute, or fill in the form by hand.',
  )
}
