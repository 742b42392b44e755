import { database } from './database'

/** As many as may be inside at once. */
export const MOST_INSIDE = 300

/** Fills a waiting room, so that everybody who comes has to wait. */
export async function fillRoom(shareRef: string, at: string): Promise<void> {
  const batch = database().batch()
  const endsAt = new Date(Date.parse(at) + 300_000).toISOString()
  for (let n = 0; n < MOST_INSIDE; n++) {
    const place = { uid: `inside-${n}`, shareRef, state: 'inside', key: `0-${n}`, number: null, endsAt }
    const times = { joinedAt: at, seenAt: at, sweepAt: endsAt }
    batch.set(database().doc(`roomPositions/${shareRef}_inside-${n}`), { ...place, ...times })
  }
  await batch.commit()
}

/** Ends the turns of all who are inside. */
export async function emptyRoom(shareRef: string): Promise<void> {
  const inside = database()
    .collection('roomPositions')
    .where('shareRef', '==', shareRef)
    .where('state', '==', 'inside')
  const batch = database().batch()
  for (const { ref } of (await inside.get()).docs) batch.update(ref, { state: 'done', endsAt: null })
  await batch.commit()
}
