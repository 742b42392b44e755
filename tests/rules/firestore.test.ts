import { randomUUID } from 'node:crypto'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountDocument,
  activityDocument,
  closingDocument,
  newShareRef,
  orderDocument,
  rsvpDocument,
  tallyDocument,
  teamMemberDocument,
  ticketDocument,
  uploadDocument,
  userDocument,
} from '../support/documents'
import {
  asServer,
  closeRules,
  databaseByToken,
  databaseOf,
  ORGANISER,
  OTHER,
  seed,
  TOKENS,
} from '../support/rules'

const [ref, id, BUYER] = ['shareref22', 'some-id-here', 'berta']

/** Documents that somebody may read, and who. Nobody else may, signed in or not. */
const READABLE: readonly [path: string, document: object, readers: readonly (string | null)[]][] = [
  [`users/${BUYER}`, userDocument(BUYER), [BUYER, ORGANISER, OTHER, null]],
  [`users/${BUYER}/private/account`, accountDocument(BUYER), [BUYER]],
  [`activities/${ref}`, activityDocument(ref, ORGANISER, { status: 'draft' }), [ORGANISER, BUYER]],
  [`activities/${ref}/rsvps/${BUYER}`, rsvpDocument(ref, BUYER, ORGANISER), [BUYER, ORGANISER]],
  [`activities/${ref}/tally/current`, tallyDocument(ref, ORGANISER), [ORGANISER]],
  [`activities/${ref}/closing/current`, closingDocument(ref, ORGANISER), [ORGANISER]],
  [`activities/${ref}/team/${BUYER}`, teamMemberDocument(ref, BUYER, ORGANISER, 'door'), [BUYER]],
  [`orders/${id}`, orderDocument(id, ref, BUYER, ORGANISER), [BUYER]],
  [`tickets/${id}`, ticketDocument(id, ref, BUYER, ORGANISER), [BUYER]],
  [`uploads/${id}`, uploadDocument(id, BUYER), [BUYER]],
]

/** Documents that are the server's alone, with the fields that would make their owner somebody. */
const mine = { uid: ORGANISER, organiserUid: ORGANISER, buyerUid: ORGANISER, ownerUid: ORGANISER }
const CLOSED = [
  `users/${ORGANISER}/private/stripe`,
  `users/${ORGANISER}/private/other`,
  `activities/${ref}/private/settings`,
  `activities/${ref}/promoCodes/EARLY`,
  `activities/${ref}/stock/${ref}.1`,
  `activities/${ref}/tallyChanges/${id}`,
  `activities/${ref}/tally/other`,
  `activities/${ref}/closing/other`,
  `activities/${ref}/views/${id}`,
  `activities/${ref}/teamInvitations/${id}`,
  `activities/${ref}/audit/${id}`,
  `activities/${ref}/notes/${id}`,
  `activities/${ref}/invitations/${id}`,
  `activities/${ref}/updates/${id}`,
  `activities/${ref}/rsvpContacts/${BUYER}`,
  `connections/${BUYER}_${ORGANISER}`,
  `rsvpWaitListChecks/${ref}`,
  `startMoves/${ref}`,
  `waitListEntries/${ref}_${BUYER}`,
  `waitingRooms/${ref}`,
  `roomPositions/${ref}_${BUYER}`,
  `waitListChecks/${ref}`,
  `invitationRefusals/${id}`,
  `listings/${ref}`,
  `calendarFeeds/${id}`,
  `ledger/${id}`,
  `debts/${id}`,
  `payoutHolds/${id}`,
  `invoices/${id}`,
  `payouts/${id}`,
  `paidOut/${id}`,
  `reconciliations/2026-11-20`,
  `invoicesDue/${id}`,
  `invoiceSeries/${ORGANISER}`,
  `outbox/${id}`,
  `stripeEvents/${id}`,
  `rateLimits/${id}`,
  `adoptions/${ORGANISER}`,
  `closings/${ORGANISER}`,
  `activityDrafts/${id}`,
  `whatever/${id}`,
]

const EVERYBODY = [BUYER, ORGANISER, OTHER, null]

beforeAll(async () => {
  await seed({
    ...Object.fromEntries(READABLE.map(([path, document]) => [path, document])),
    ...Object.fromEntries(CLOSED.map((path) => [path, mine])),
  })
})
afterAll(closeRules)

describe('a document', () => {
  it.each(READABLE)('%s is open to whom it is meant for, and to nobody else', async (path, _, readers) => {
    for (const uid of EVERYBODY) {
      const read = getDoc(doc(await databaseOf(uid), path))
      await (readers.includes(uid) ? assertSucceeds(read) : assertFails(read))
    }
  })

  it.each(CLOSED)('%s is open to nobody', async (path) => {
    for (const uid of EVERYBODY) await assertFails(getDoc(doc(await databaseOf(uid), path)))
    await asServer(async (database) => {
      expect((await getDoc(doc(database, path))).data()).toEqual(mine)
    })
  })

  it.each(READABLE.filter(([, , readers]) => !readers.includes(null)))(
    '%s is refused to a stranger like one that is not there',
    async (path) => {
      const stranger = await databaseOf(OTHER)
      const missing = path.replace(/[^/]+$/, 'not-there')
      for (const it of [path, missing]) {
        await expect(getDoc(doc(stranger, it))).rejects.toMatchObject({ code: 'permission-denied' })
      }
    },
  )

  it.each(TOKENS)('of one’s own answers to %s as the functions do', async (_, claims, isLetIn) => {
    const database = await databaseByToken(BUYER, claims)
    for (const path of [`orders/${id}`, `tickets/${id}`, `users/${BUYER}/private/account`]) {
      const read = getDoc(doc(database, path))
      await (isLetIn ? assertSucceeds(read) : assertFails(read))
    }
  })

  it('about a person says whether they exist, as their public profile may', async () => {
    const found = await assertSucceeds(getDoc(doc(await databaseOf(null), 'users/not-there')))
    expect(found.exists()).toBe(false)
  })

  it('on how far refunds are may be looked for before there is one, by the organiser', async () => {
    const other = newShareRef()
    await seed({ [`activities/${other}`]: activityDocument(other, ORGANISER, { status: 'cancelled' }) })
    const path = `activities/${other}/closing/current`
    expect((await assertSucceeds(getDoc(doc(await databaseOf(ORGANISER), path)))).exists()).toBe(false)
    for (const uid of [BUYER, OTHER, null]) await assertFails(getDoc(doc(await databaseOf(uid), path)))
  })

  it('of what somebody answered to the organiser is theirs and the organiser’s, alone or in a list', async () => {
    const other = newShareRef()
    const answers = [{ id: 'aaaaaaaa-0001', label: 'Anything you do not eat?', answer: 'Nuts' }]
    const path = `activities/${other}/rsvps`
    await seed({
      [`activities/${other}`]: activityDocument(other, ORGANISER),
      [`${path}/${BUYER}`]: { ...rsvpDocument(other, BUYER, ORGANISER), answers },
      [`${path}/${OTHER}`]: rsvpDocument(other, OTHER, ORGANISER),
      [`activities/${other}/team/door`]: teamMemberDocument(other, 'door', ORGANISER, 'door'),
      [`activities/${other}/team/manager`]: teamMemberDocument(other, 'manager', ORGANISER, 'manager'),
    })
    for (const uid of [BUYER, ORGANISER, 'manager']) {
      const found = await assertSucceeds(getDoc(doc(await databaseOf(uid), `${path}/${BUYER}`)))
      expect(found.get('answers')).toEqual(answers)
    }
    for (const uid of [OTHER, 'door', null]) {
      await assertFails(getDoc(doc(await databaseOf(uid), `${path}/${BUYER}`)))
      await assertFails(getDocs(collection(await databaseOf(uid), path)))
    }
  })

  it('of an answer that was not given is there for the person to look for', async () => {
    const undecided = randomUUID()
    const path = `activities/${ref}/rsvps/${undecided}`
    expect((await assertSucceeds(getDoc(doc(await databaseOf(undecided), path)))).exists()).toBe(false)
    await assertFails(getDoc(doc(await databaseOf(BUYER), path)))
  })
})

describe('a write', () => {
  const everything = [...READABLE.map(([path]) => path), ...CLOSED]

  it.each(everything)('to %s is refused to everybody, whoever it belongs to', async (path) => {
    const fresh = path.replace(/[^/]+$/, randomUUID())
    for (const uid of EVERYBODY) {
      const database = await databaseOf(uid)
      await assertFails(setDoc(doc(database, fresh), mine))
      await assertFails(setDoc(doc(database, path), mine))
      await assertFails(updateDoc(doc(database, path), { title: 'Mine now' }))
      await assertFails(deleteDoc(doc(database, path)))
    }
  })

  it('under one’s own name is refused as well, where it would be one’s own document', async () => {
    const database = await databaseOf(OTHER)
    for (const path of [
      `users/${OTHER}`,
      `activities/${ref}/rsvps/${OTHER}`,
      `users/${OTHER}/private/account`,
    ]) {
      await assertFails(setDoc(doc(database, path), { uid: OTHER, organiserUid: OTHER }))
    }
  })

  it('is refused in a batch with others', async () => {
    const database = await databaseOf(ORGANISER)
    const batch = writeBatch(database)
    batch.update(doc(database, `activities/${ref}`), { title: 'Mine' })
    await assertFails(batch.commit())
  })

  it('passes for the server: it is the rules that refuse', async () => {
    const path = `activities/${ref}/rsvps/${randomUUID()}`
    await asServer(async (database) => {
      await setDoc(doc(database, path), mine)
      await updateDoc(doc(database, path), { title: 'Mine now' })
      await deleteDoc(doc(database, path))
    })
  })
})
