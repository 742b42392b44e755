import { beforeAll, describe, expect, it } from 'vitest'
import type { Given } from 'functions/contract/questions/answer'
import type { Asked } from 'functions/contract/questions/question'
import { details, draft, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { readOrder, readTickets } from '../../support/database'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'

const DIET = 'aaaaaaaa-0001'
const FIRST = 'aaaaaaaa-0002'
const asked: Asked = {
  questions: [
    {
      id: DIET,
      kind: 'one-of',
      label: '=Diet',
      per: 'attendee',
      isRequired: true,
      options: ['Vegan', 'Fish'],
    },
    { id: FIRST, kind: 'short-text', label: 'First time?', per: 'order', isRequired: false, options: [] },
  ],
  attendees: true,
  terms: { text: 'The house rules', url: 'https://example.com/rules' },
}
const given: Given = {
  answers: { [FIRST]: '=2+3' },
  attendees: [
    { fullName: 'Ana Silva', email: 'ana@example.com', answers: { [DIET]: 'Vegan' } },
    { fullName: 'Bo Berg', email: 'bo@example.com', answers: { [DIET]: 'Fish' } },
  ],
  acceptsTerms: true,
}

let party: Hosted

beforeAll(async () => {
  party = await hosted({ ticketTypes: [ticketType()], asked })
})

async function place(buyer: Person, over: Partial<Given> = {}) {
  const { id } = await hold(party, buyer, 2)
  const answer = await sendCall('placeOrder', { ...details(id), given: { ...given, ...over } }, buyer)
  return { id, answer }
}

describe('what an organiser asks', () => {
  it('is answered at its place, or refused there', async () => {
    const buyer = await guest()
    const [ana] = given.attendees
    const missing: [Partial<Given>, string][] = [
      [{ attendees: ana ? [ana] : [] }, 'given.attendees.1.fullName'],
      [{ acceptsTerms: false }, 'given.acceptsTerms'],
      [{ answers: { 'aaaaaaaa-0009': 'x' } }, 'given.answers.aaaaaaaa-0009'],
    ]
    const { id } = await hold(party, buyer, 2)
    for (const [over, path] of missing) {
      const input = { ...details(id), given: { ...given, ...over } }
      const problem = problemIn(await sendCall('placeOrder', input, buyer))
      expect([problem.status, problem.errors?.[0]?.path]).toEqual([400, path])
    }
    const without = problemIn(await sendCall('placeOrder', { ...details(id), given: undefined }, buyer))
    expect(without.errors?.map(({ path }) => path)).toContain(`given.attendees.0.answers.${DIET}`)
    expect((await sendCall('placeOrder', { ...details(id), given }, buyer)).status).toBe(200)
  })

  it('stays with the order, which buyer and team alone see, and names the tickets', async () => {
    const buyer = await guest()
    const { id, answer } = await place(buyer)
    expect(answer.body).toMatchObject({ order: { given } })
    expect((await readTickets(id)).map(({ holderName }) => holderName).toSorted()).toEqual([
      'Ana Silva',
      'Bo Berg',
    ])
    const ref = { shareRef: party.shareRef, orderId: id }
    expect((await call('readSoldOrder', ref, party.organiser)).given).toEqual(given)
    expect((await sendCall('readSoldOrder', ref, await verifiedPerson())).status).toBe(404)
  })

  it('is in the list and in the table, a column for each question, without formulas', async () => {
    const { id } = await place(await guest())
    const { items } = await call('listAttendees', { shareRef: party.shareRef }, party.organiser)
    expect(items.find(({ orderId }) => orderId === id)).toMatchObject({
      attendees: ['Ana Silva <ana@example.com>', 'Bo Berg <bo@example.com>'],
      answers: [
        { id: DIET, text: 'Ana Silva: Vegan; Bo Berg: Fish' },
        { id: FIRST, text: '=2+3' },
      ],
    })
    const params = { shareRef: party.shareRef }
    const { body } = await send('exportAttendees', { params }, party.organiser)
    const [head = '', ...rows] = String(body).trim().split('\r\n')
    expect(head).toContain("Note,Attendees,'=Diet,First time?")
    expect(rows.find((row) => row.startsWith(id))).toContain('Ana Silva: Vegan; Bo Berg: Fish",\'=2+3')
  })

  it('was asked when the tickets were held, whatever is asked later', async () => {
    const host = await hosted({ ticketTypes: [ticketType()], asked })
    const buyer = await guest()
    const { id } = await hold(host, buyer, 2)
    const { draft: saved } = await ask(
      'readActivityForEdit',
      { params: { shareRef: host.shareRef } },
      host.organiser,
    )
    expect(saved.asked).toEqual(asked)
    const body = { ...saved, asked: { questions: [], attendees: false, terms: null } }
    await ask('updateActivity', { params: { shareRef: host.shareRef }, body }, host.organiser)
    expect((await sendCall('placeOrder', { ...details(id), given }, buyer)).status).toBe(200)
    const other = await hold(host, buyer)
    expect((await sendCall('placeOrder', details(other.id), buyer)).status).toBe(200)
  })

  it('goes with the account that answered', async () => {
    const buyer = await verifiedPerson('Dee Deleted')
    const { id } = await place(buyer)
    const file = await send('exportAccount', {}, buyer)
    expect(JSON.stringify(file.body)).toContain('Ana Silva')
    await call('deleteAccount', { confirmation: 'delete my account' }, buyer)
    await expect.poll(async () => (await readOrder(id)).given, { timeout: 30_000 }).toBeNull()
  })

  it('is refused in a save with one answer to choose from, at the question', async () => {
    const [diet] = asked.questions
    const save = (options: string[]) =>
      send(
        'createActivity',
        {
          body: draft({
            status: 'draft',
            asked: { ...asked, questions: diet ? [{ ...diet, options }] : [] },
          }),
        },
        party.organiser,
      )
    expect(problemIn(await save(['Vegan']))).toMatchObject({
      status: 400,
      errors: [{ path: 'asked.questions.0.options' }],
    })
    expect((await save(['Vegan', 'Fish'])).status).toBeLessThan(300)
  })
})
