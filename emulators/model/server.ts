import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { Fault, Faults, HOSTILE } from './faults'
import { findFields } from './find-fields'
import { rewrite } from './rewrite'

/**
 * Speaks the `generateContent` protocol of the Gemini API, and answers with what it finds in the person's words instead
 * of a model's. Source of the form: https://ai.google.dev/api/generate-content
 */
const Content = z.object({ parts: z.array(z.object({ text: z.string().optional() })) })
const GenerateContent = z.object({
  contents: z.array(Content).min(1),
  systemInstruction: Content.optional(),
  generationConfig: z
    .object({
      responseJsonSchema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }).optional(),
    })
    .optional(),
})
type GenerateContent = z.infer<typeof GenerateContent>

const app = new Hono()
const faults = new Faults()
const PIECE = 40
const SLOW_MS = 150

app.get('/_control/faults', (c) => c.json(faults.list()))
app.post('/_control/faults', async (c) => {
  const fault = Fault.safeParse(await c.req.json().catch(() => undefined))
  if (!fault.success) return c.json(errorOf(400, 'INVALID_ARGUMENT', z.prettifyError(fault.error)), 400)
  faults.set(fault.data)
  return c.json(faults.list(), 201)
})
app.delete('/_control/faults', (c) => {
  faults.clear()
  return c.json([])
})

app.post('/v1beta/models/:call{[\\w.-]+:(generateContent|streamGenerateContent)}', async (c) => {
  const [model = '', method] = c.req.param('call').split(':')
  if (!c.req.header('x-goog-api-key'))
    return c.json(errorOf(403, 'PERMISSION_DENIED', 'API key missing.'), 403)
  const request = GenerateContent.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return c.json(errorOf(400, 'INVALID_ARGUMENT', z.prettifyError(request.error)), 400)
  const asked = textOf(request.data.contents.at(-1))
  const fault = faults.take(asked)
  if (fault === 'timeout') return new Promise<never>(() => undefined)
  if (fault === 'error') return c.json(errorOf(500, 'INTERNAL', 'An internal error has occurred.'), 500)
  if (fault === 'quota') return c.json(errorOf(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'), 429)
  const text = answerTo(request.data, asked, fault)
  if (method === 'generateContent') return c.json(responseOf(model, text, 'STOP'))
  const pieces = piecesOf(model, text, fault)
  return streamSSE(c, async (stream) => {
    for (const piece of pieces) {
      if (fault === 'slow') await stream.sleep(SLOW_MS)
      await stream.writeSSE({ data: JSON.stringify(piece) })
    }
  })
})

function textOf(content: z.infer<typeof Content> | undefined): string {
  return content?.parts.map(({ text }) => text ?? '').join(' ') ?? ''
}

/** The person's words, which stand between two lines. */
function wordsIn(asked: string): string {
  return /-----TEXT (\S+)-----\n(.*)\n-----END \1-----/s.exec(asked)?.[2] ?? asked
}

/** JSON in the form of the request's schema: a list of fields, or a text. */
function answerTo(request: GenerateContent, asked: string, fault: Fault['kind'] | undefined): string {
  const isDraft = 'fields' in (request.generationConfig?.responseJsonSchema?.properties ?? {})
  if (fault === 'nonsense') return 'I would rather talk about the weather.'
  if (fault === 'hostile')
    return JSON.stringify(isDraft ? { fields: HOSTILE.fields } : { text: HOSTILE.text })
  const [words, instruction] = [wordsIn(asked), textOf(request.systemInstruction)]
  if (!isDraft) return JSON.stringify({ text: rewrite(words, instruction) })
  const today = /Today is \w+, (\d{4}-\d{2}-\d{2})/.exec(instruction)?.[1]
  return JSON.stringify({ fields: findFields(words, today ?? new Date().toISOString().slice(0, 10)) })
}

/** The answer cut into pieces as a model streams it. */
function piecesOf(model: string, text: string, fault: Fault['kind'] | undefined): object[] {
  if (fault === 'blocked') return [{ promptFeedback: { blockReason: 'SAFETY' }, modelVersion: model }]
  if (fault === 'refusal') return [responseOf(model, '', 'SAFETY')]
  const isCut = fault === 'truncated'
  const pieces =
    (isCut ? text.slice(0, text.length / 2) : text).match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? []
  const last = isCut ? 'MAX_TOKENS' : 'STOP'
  return pieces.map((piece, index) =>
    responseOf(model, piece, index === pieces.length - 1 ? last : undefined),
  )
}

function responseOf(model: string, text: string, finishReason: string | undefined) {
  const tokens = Math.ceil(text.length / 4)
  return {
    candidates: [
      { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) },
    ],
    usageMetadata: { promptTokenCount: tokens, candidatesTokenCount: tokens, totalTokenCount: 2 * tokens },
    modelVersion: model,
  }
}

function errorOf(code: number, status: string, message: string) {
  return { error: { code, status, message } }
}

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 5111), hostname: '127.0.0.1' })
