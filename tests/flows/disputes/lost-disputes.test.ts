import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { ticketType } from '../../support/activities'
import { database, readOrder } from '../../support/database'
import { published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, paidUnheard } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { dispute } from '../../support/refunds'
import { expectSoundBooks } from '../../support/sound-books'
import { control } from '../../support/stripe'

let organiser: Actor

// Read once, by the first who asks: this file is configured otherwise than the stack.
beforeAll(async () => {
  process.env['LOST_DISPUTES'] = 'platform'
  await startInProject(`demo-turnout-bears-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks)
afterAll(stopInProcess)

describe('a dispute that is lost where the platform bears it', () => {
  it('leaves the organiser owing nothing', async () => {
    const { activity } = await published({ ticketTypes: [ticketType({ price: 2000 })] }, organiser)
    const { id, session } = await paidUnheard(activity)
    await hear('checkout.session.completed', session?.id ?? '')
    const disputeId = await dispute(await readOrder(id))
    await control(`disputes/${disputeId}/decide`, { verdict: 'lost' })
    await hear('charge.dispute.closed', disputeId)
    expect((await readOrder(id)).status).toBe('lost')
    expect((await database().collection('debts').get()).size).toBe(0)
  })
})
