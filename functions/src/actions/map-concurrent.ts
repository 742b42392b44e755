/** Works through all there is, so many at a time. The first failure ends it: what must not do that catches its own. */
export async function mapConcurrent<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (it: T) => Promise<void>,
): Promise<void> {
  const iterator = inTurn(all)
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Answers one after the other, also when asked by several at once. */
async function* inTurn<T>(all: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T, void> {
  yield* all
}
