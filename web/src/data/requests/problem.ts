import type { Agreement } from 'functions/contract/accounts/agreement'
import { ERRORS } from 'functions/contract/api/error-list'
import type { ErrorCode } from 'functions/contract/api/error-list'
import type { FieldError, Problem } from 'functions/contract/api/errors'
import { isAgreement } from '../agreement'

/** The contract's codes, and the two that never reach a server: no connection, and an answer nobody can read. */
export type ProblemCode = ErrorCode | 'network' | 'unreadable'

/** What any request that failed is thrown as, from HTTP routes and callables alike. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  /** The HTTP status; 0 when no answer came at all. */
  readonly status: number
  readonly code: ProblemCode
  readonly title: string
  /** One sentence for the person: what happened and what to do. */
  readonly detail: string
  readonly errors: readonly FieldError[]
  readonly requestId: string | undefined
  /** The versions to show where the terms have changed. */
  readonly agreement: Agreement | undefined

  constructor(
    it: Pick<ApiProblem, 'status' | 'code' | 'title' | 'detail'> &
      Partial<Pick<ApiProblem, 'errors' | 'requestId' | 'agreement'>>,
    options?: ErrorOptions,
  ) {
    super(`${it.title}: ${it.detail}`, options)
    this.status = it.status
    this.code = it.code
    this.title = it.title
    this.detail = it.detail
    this.errors = it.errors ?? []
    this.requestId = it.requestId
    this.agreement = it.agreement
  }
}

/** Looks by itself rather than by the contract's schema, which checkout goes without. */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false
  const { status, code, title, detail, requestId, errors = [] } = body as Record<string, unknown>
  const isSaid = [code, title, detail, requestId].every((it) => typeof it === 'string')
  return isSaid && Number.isInteger(status) && Object.hasOwn(ERRORS, code as string) && Array.isArray(errors)
}

/** The problem that a server described, or undefined when `body` is not one. */
export function problemOf(body: unknown): ApiProblem | undefined {
  if (!isProblem(body)) return undefined
  const { status, code, title, detail, errors, requestId } = body
  const agreement = isAgreement(body.agreement) ? body.agreement : undefined
  return new ApiProblem({ status, code, title, detail, errors: errors ?? [], requestId, agreement })
}

/** The problem of a request that got no answer. */
export function networkProblem(cause: unknown): ApiProblem {
  return new ApiProblem(
    {
      status: 0,
      code: 'network',
      title: 'No connection',
      detail: 'We could not reach Turnout. Check your connection and try again; nothing you typed is lost.',
    },
    { cause },
  )
}

/** The problem of an answer that is not what the contract promises. */
export function unreadableProblem(status: number, cause: unknown): ApiProblem {
  return new ApiProblem(
    {
      status,
      code: 'unreadable',
      title: 'Something went wrong on our side',
      detail: 'We got an answer that we could not read. Try again in a moment.',
    },
    { cause },
  )
}

/** The problem of an answer whose body could not be read: the connection broke on its way, or it is no JSON. */
export function bodyProblem(status: number, cause: unknown): ApiProblem {
  return cause instanceof SyntaxError ? unreadableProblem(status, cause) : networkProblem(cause)
}

/** Any error as a problem, so that a screen has one kind to show. */
export function asProblem(error: unknown): ApiProblem {
  return error instanceof ApiProblem ? error : unreadableProblem(0, error)
}

/** The message of one field (`buyer.email`), if the server had one. */
export function fieldError(error: unknown, path: string): string | undefined {
  return error instanceof ApiProblem ? error.errors.find((it) => it.path === path)?.message : undefined
}
