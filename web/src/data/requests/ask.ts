import type { Activity } from 'functions/contract/activities/activity'
import type { CallInput, CallName, CallOutput } from 'functions/contract/api/calls'
import { REGION, pathOfCall } from 'functions/contract/api/call-path'
import type { ShareRef } from 'functions/contract/ids'
import { appCheckHeader } from '../firebase/app-check'
import { backendUrl } from '../firebase/backend'
import { findCredentials } from '../firebase/credentials'
import { firebaseApp, localStack } from '../firebase/firebase'
import { beginRequest } from './on-problem'
import { ApiProblem, bodyProblem, networkProblem, problemOf, unreadableProblem } from './problem'

/*
 * The light door to our server, for a document that goes without zod and the functions SDK (docs/decisions/0018): what our
 * own server answers is trusted to have the contract's shape, since the server parses it before it goes out.
 */

interface Exchange extends AskOptions {
  /** Whether our server takes it from our own app only (App Check). */
  isGuarded: boolean
}

export interface AskOptions {
  /** The request goes on when its page is left. */
  outlivesPage?: boolean | undefined
}

const { projectId } = firebaseApp.options
const FUNCTIONS = localStack
  ? `http://${localStack.host}:${localStack.ports.functions}/${localStack.project}/${REGION}`
  : `https://${REGION}-${projectId}.cloudfunctions.net`

async function authorization(): Promise<Record<string, string>> {
  try {
    const token = await findCredentials()?.token()
    return token ? { Authorization: `Bearer ${token}` } : {}
  } catch (error) {
    console.error('No identity token for this request.', error)
    return {}
  }
}

/** What was answered, whatever its status. */
async function exchange(url: string, body: unknown, { isGuarded, outlivesPage = false }: Exchange) {
  const [identity, app] = await Promise.all([authorization(), isGuarded ? appCheckHeader() : {}])
  const headers = { Accept: 'application/json', ...identity, ...app }
  const sent = { method: 'POST', body: JSON.stringify(body), keepalive: outlivesPage }
  const response = await fetch(url, {
    ...(body !== undefined && sent),
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
  }).catch((error: unknown) => {
    throw networkProblem(error)
  })
  const answer: unknown = await response.json().catch((error: unknown) => {
    throw bodyProblem(response.status, error)
  })
  return { isFine: response.ok, status: response.status, answer }
}

/** Does what the product does about a failure before it is passed on. */
async function withProblemHandling<T>(work: () => Promise<T>): Promise<T> {
  const onProblem = await beginRequest()
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiProblem) await onProblem(error)
    throw error
  }
}

async function answerOfCall(name: CallName, input: unknown, options: AskOptions): Promise<unknown> {
  const { isFine, status, answer } = await exchange(
    `${FUNCTIONS}/${pathOfCall(name)}`,
    { data: input },
    { ...options, isGuarded: true },
  )
  const { result, error } = answer as { result?: unknown; error?: { details?: unknown } }
  if (!isFine || result === undefined) throw problemOf(error?.details) ?? unreadableProblem(status, answer)
  return result
}

/**
 * Calls one callable function, by the callable protocol.
 * @throws ApiProblem for every failure, after the product has done what it does about it (`beginRequest`)
 */
export async function ask<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: AskOptions = {},
): Promise<CallOutput<N>> {
  return (await withProblemHandling(() => answerOfCall(name, input, options))) as CallOutput<N>
}

async function answerOfRoute(path: string, isGuarded: boolean, body?: unknown): Promise<unknown> {
  const { isFine, status, answer } = await exchange(backendUrl(path), body, { isGuarded })
  if (!isFine) throw problemOf(answer) ?? unreadableProblem(status, answer)
  return answer
}

/** One activity as its audience sees it. */
export async function askForActivity(shareRef: ShareRef): Promise<Activity> {
  return (await withProblemHandling(() => answerOfRoute(`/activity/${shareRef}`, false))) as Activity
}

/** Makes who just came known to our server; that can wait for the next sign-in. */
export async function recordArrival(): Promise<void> {
  await withProblemHandling(() => answerOfRoute('/user/auth/sign-in', false, {})).catch((error: unknown) =>
    console.warn('The sign-in could not be recorded.', error),
  )
}

const TRIES = 4
const FIRST_WAIT_MS = 1000

/** Asks again, after longer and longer, while no answer comes at all; for what may be asked twice. */
export async function retryOnNetworkError<T>(
  work: () => Promise<T>,
  wait = FIRST_WAIT_MS,
  tries = TRIES,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries <= 1 || !(error instanceof ApiProblem) || error.code !== 'network') throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return retryOnNetworkError(work, wait * 2, tries - 1)
  }
}
