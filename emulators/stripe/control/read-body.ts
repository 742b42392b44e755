import type { z } from 'zod'

/** The JSON of a request by its contract; an absent body stands for all defaults. */
export async function readBody<Output>(schema: z.ZodType<Output>, request: Request): Promise<Output> {
  const body = await request.text()
  return schema.parse(body ? JSON.parse(body) : {})
}
