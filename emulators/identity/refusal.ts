/** The form of every error of the Identity Toolkit; its `message` begins with the code that the SDKs know. */
export interface IdentityError {
  error: { code: number; message: string; errors: { message: string; domain: 'global'; reason: 'invalid' }[] }
}

/** What a request is refused with, in the words of the real service. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  toJson(): IdentityError {
    const { message } = this
    return { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }
  }
}

/** An answer of the Auth emulator that is not the one that was needed; whoever asked gets to see it as it is. */
export class PassedOn extends Error {
  override readonly name = 'PassedOn'

  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`The Auth emulator answered ${status}: ${body}`)
    this.status = status
    this.body = body
  }
}
