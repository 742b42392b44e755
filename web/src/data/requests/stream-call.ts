import { CALLS } from 'functions/contract/api/calls'
import type { CallInput, CallOutput, CallPiece, StreamedCallName } from 'functions/contract/api/calls'
import { problemOfCall } from './call'
import { beginRequest } from './on-problem'
import { unreadableProblem } from './problem'

export interface StreamOptions<N extends StreamedCallName> {
  onPiece: (piece: CallPiece<N>) => void
  signal?: AbortSignal
}

/**
 * Calls a function of the contract and hands on the pieces of its answer as they come.
 * @throws ApiProblem for every failure, after the product has done what it does about it (`beginRequest`); what
 *   came before it was handed on
 */
export async function streamCall<N extends StreamedCallName>(
  name: N,
  input: CallInput<N>,
  { onPiece, signal }: StreamOptions<N>,
): Promise<CallOutput<N>> {
  const { streamedCallable } = await import('../firebase/functions')
  const onProblem = await beginRequest()
  let data: unknown
  try {
    const answer = await streamedCallable(name, input, signal)
    // It fails together with the stream, which is where the failure is seen to.
    answer.data.catch(() => undefined)
    for await (const piece of answer.stream) {
      const parsed = CALLS[name].piece.safeParse(piece)
      if (parsed.success) onPiece(parsed.data as CallPiece<N>)
    }
    // A connection that ends early ends the stream without an answer.
    data = await Promise.race([answer.data, Promise.resolve(undefined)])
  } catch (error) {
    const problem = problemOfCall(error)
    if (!signal?.aborted) await onProblem(problem)
    throw problem
  }
  const parsed = CALLS[name].output.safeParse(data)
  if (!parsed.success) throw unreadableProblem(200, parsed.error)
  return parsed.data as CallOutput<N>
}
