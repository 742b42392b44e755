import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import { draftFrom } from './draft'

/**
 * Speaks the `generateContent` protocol of the Gemini API, and answers with what it finds in the person's words instead
 * of a model's. Source of the form: https://ai.google.dev/api/generate-content
 */
const GenerateContent = z.object({
  contents: z
    .array(
      z.object({ role: z.string().optional(), parts: z.array(z.object({ text: z.string().optional() })) }),
    )
    .min(1),
  generationConfig: z
    .object({
      responseSchema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }).optional(),
      responseJsonSchema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }).optional(),
    })
    .optional(),
})
type GenerateContent = z.infer<typeof GenerateContent>

const app = new Hono()

app.post('/v1beta/models/:call{[\\w.-]+:(generateContent|streamGenerateContent)}', async (c) => {
  const [model = '', method] = c.req.param('call').split(':')
  if (!c.req.header('x-goog-api-key'))
    return c.json(errorOf(403, 'PERMISSION_DENIED', 'API key missing.'), 403)
  const request = GenerateContent.safeParse(await c.req.json().catch(() => undefined))
  if (!request.success) return c.json(errorOf(400, 'INVALID_ARGUMENT', z.prettifyError(request.error)), 400)
  const text = answerTo(request.data)
  if (method === 'generateContent') return c.json(responseOf(model, text, 'STOP'))
  return streamSSE(c, async (stream) => {
    const pieces = text.match(/.{1,40}/gs) ?? []
    for (const [index, piece] of pieces.entries()) {
      const reason = index === pieces.length - 1 ? 'STOP' : undefined
      await stream.writeSSE({ data: JSON.stringify(responseOf(model, piece, reason)) })
    }
  })
})

/** The draft as JSON, narrowed to the fields that the request's schema knows. */
function answerTo({ contents, generationConfig }: GenerateContent): string {
  const words =
    contents
      .at(-1)
      ?.parts.map(({ text }) => text ?? '')
      .join(' ') ?? ''
  const schema = generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema
  const known = schema?.properties
  const fields = Object.entries(draftFrom(words)).filter(([name]) => !known || name in known)
  return JSON.stringify(Object.fromEntries(fields))
}

function responseOf(model: string, text: string, finishReason: 'STOP' | undefined) {
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
