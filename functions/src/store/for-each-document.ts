import { FieldPath } from 'firebase-admin/firestore'
import type { Query } from 'firebase-admin/firestore'

/** Documents read at once while going through all of them. */
const AT_ONCE = 100

/**
 * Everything that a query finds, however much it is: read some documents at a time, each page when the one before is
 * used up. What is written meanwhile may or may not be among it.
 */
export async function* forEachDocument<T>(query: Query<T>): AsyncIterable<T> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(AT_ONCE)
  let { docs } = await ordered.get()
  for (;;) {
    for (const doc of docs) yield doc.data()
    const last = docs.at(-1)
    if (!last || docs.length < AT_ONCE) return
    docs = (await ordered.startAfter(last).get()).docs
  }
}
