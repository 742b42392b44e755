import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { firestore, parsedBy } from '../firestore'

/**
 * `holdSlots/{uid}~{number}`: an open order of a person. It is created with the order and deleted when the order is open no
 * longer, so that nobody has more of them than there are numbers, however many requests come at once.
 */
const HoldSlot = z.object({ orderId: z.string() })
type HoldSlot = z.infer<typeof HoldSlot>

export function holdSlotDoc(id: string): DocumentReference<HoldSlot> {
  return firestore().doc(`holdSlots/${id}`).withConverter(parsedBy(HoldSlot))
}

/** The id of one of a person's slots. */
export function holdSlotId(uid: string, number: number): string {
  return `${uid}~${number}`
}
