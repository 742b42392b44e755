/** The `error` object of an answer (Stripe API reference: Errors). */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  doc_url?: string
  request_log_url?: string
}

/** An answer that is not 200, in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }

  /** The JSON of the answer; `doc_url` and `request_log_url` are derived from the code and the request. */
  toJson(requestId: string): { error: ErrorBody } {
    const { code } = this.body
    const docUrl = code && `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`
    const logUrl = `https://dashboard.stripe.com/test/logs/${requestId}?t=1`
    return { error: { ...this.body, ...(docUrl && { doc_url: docUrl }), request_log_url: logUrl } }
  }
}

/** 500: something went wrong at Stripe. */
export const serverError = (): StripeError =>
  new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' })

/** 400: the request is well formed and still cannot be done. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details })
}

/** 404: the path names something that does not exist (error code `resource_missing`). */
export function notFound(noun: string, id: string, param = 'id'): StripeError {
  const message = `No such ${noun}: '${id}'`
  return new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

/** 400: a parameter names something that does not exist (error code `resource_missing`). */
export function resourceMissing(noun: string, id: string, param: string): StripeError {
  return invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param })
}
