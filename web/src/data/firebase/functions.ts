import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { REGION, pathOfCall } from 'functions/contract/api/call-path'
import type { CallName } from 'functions/contract/api/calls'
import { appCheckHeader } from './app-check'
import { firebaseApp, localStack } from './firebase'

/** The longest a browser's timer can wait: calls have no timeout of their own (specification, section 7). */
const NO_TIMEOUT = 2 ** 31 - 1

const functions = getFunctions(firebaseApp, REGION)
if (localStack) connectFunctionsEmulator(functions, localStack.host, localStack.ports.functions)

/** A call that is read as it comes: its pieces, and the answer at its end. */
export async function streamedCallable(name: CallName, input: unknown, signal: AbortSignal | undefined) {
  await appCheckHeader()
  const options = signal ? { signal } : {}
  return httpsCallable(functions, pathOfCall(name), { timeout: NO_TIMEOUT }).stream(input, options)
}

/** Calls a function by its name; `call` in call.ts is the typed way to it. */
export async function callable(name: CallName, input: unknown): Promise<unknown> {
  // The SDK sends App Check's token by itself once there is one.
  await appCheckHeader()
  const answer = await httpsCallable(functions, pathOfCall(name), { timeout: NO_TIMEOUT })(input)
  return answer.data
}
