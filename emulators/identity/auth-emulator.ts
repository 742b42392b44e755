import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import type { z } from 'zod'
import { PassedOn } from './refusal'

export const TOOLKIT = '/identitytoolkit.googleapis.com'

/** The Auth emulator of firebase-tools, which does most of the work. */
export class AuthEmulator {
  readonly #origin: string
  readonly #project: string

  constructor(host: string, project: string) {
    this.#origin = `http://${host}`
    this.#project = project
  }

  /** Lets the emulator answer a request as it came. */
  async passOn(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url)
    const body = await c.req.arrayBuffer()
    return proxy(`${this.#origin}${pathname}${search}`, {
      method: c.req.method,
      headers: { ...c.req.header(), host: undefined, 'content-length': undefined },
      ...(body.byteLength > 0 && { body }),
      redirect: 'manual',
    })
  }

  /**
   * Calls a method of the API as a browser does.
   * @throws PassedOn when the emulator refuses
   */
  call<Answer>(method: string, body: object, answer: z.ZodType<Answer>): Promise<Answer> {
    return this.#ask(`${TOOLKIT}/${method}?key=stand-in`, answer, post(body))
  }

  /** Calls a method as the project's administrator. */
  administer<Answer>(method: string, body: object, answer: z.ZodType<Answer>): Promise<Answer> {
    const path = `${TOOLKIT}/v1/projects/${this.#project}/${method}`
    return this.#ask(path, answer, post(body, { Authorization: 'Bearer owner' }))
  }

  /** What the emulator would have sent: `oobCodes` are mails, `verificationCodes` text messages. */
  sent<Answer>(kind: 'oobCodes' | 'verificationCodes', answer: z.ZodType<Answer>): Promise<Answer> {
    return this.#ask(`/emulator/v1/projects/${this.#project}/${kind}`, answer)
  }

  async #ask<Answer>(path: string, answer: z.ZodType<Answer>, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.#origin}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new PassedOn(response.status, text)
    return answer.parse(JSON.parse(text))
  }
}

function post(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
