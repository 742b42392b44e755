import { beforeAll, expect, it } from 'vitest'
import type { TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { draft, hold, hosted, inDays, ticketType } from '../../support/activities'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, problemIn, send } from '../../support/requests'

let organiser: Person
beforeAll(async () => {
  organiser = await verifiedPerson('Olga Organiser')
})

const selling = (over: Partial<TicketTypeSave>) =>
  hosted({ ticketTypes: [ticketType({ capacity: 5, ...over })] }, organiser)

it('refuses to hold before the sale opens, with the day that it does, and holds afterwards', async () => {
  const [early, open] = [
    await selling({ saleStartsAt: inDays(2, '10:00') }),
    await selling({ saleStartsAt: inDays(-2, '10:00') }),
  ]
  await expect(hold(early, await guest())).rejects.toThrow(/sales-closed.*goes on sale on .*10:00/)
  expect((await hold(open, await guest())).status).toBe('held')
})

it('keeps when a sale opens from save to save, and lets go of it', async () => {
  const saleStartsAt = inDays(2, '10:00')
  const { shareRef, activity } = await selling({ saleStartsAt })
  expect(activity.ticketTypes[0]).toMatchObject({
    saleStartsAt,
    saleStartsInstant: `${saleStartsAt}:00.000Z`,
  })
  const { draft: same } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
  expect(same.ticketTypes?.[0]).toMatchObject({ saleStartsAt })
  await ask('updateActivity', { params: { shareRef }, body: same }, organiser)
  const read = () => ask('readActivity', { params: { shareRef } }, organiser)
  expect((await read()).ticketTypes).toEqual(activity.ticketTypes)
  const without = same.ticketTypes?.map((type) => ({ ...type, saleStartsAt: null })) ?? []
  await ask('updateActivity', { params: { shareRef }, body: { ...same, ticketTypes: without } }, organiser)
  expect((await read()).ticketTypes[0]).toMatchObject({ saleStartsAt: null, saleStartsInstant: null })
})

it('refuses a sale that would never open, at its opening', async () => {
  const ticketTypes = [ticketType(), ticketType({ saleStartsAt: inDays(9) })]
  const answer = await send('createActivity', { body: draft({ ticketTypes }) }, organiser)
  expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'ticketTypes.1.saleStartsAt' }] })
})
