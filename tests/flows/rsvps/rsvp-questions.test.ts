import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import type { Answers } from 'functions/contract/questions/answer'
import type { Asked, Question } from 'functions/contract/questions/question'
import type { AnswerRsvp } from 'functions/contract/rsvps/rsvp'
import { details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database, readTally } from '../../support/database'
import { linkIn, mailTo } from '../../support/mailbox'
import { namelessGuest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { eventually } from '../../support/stack'

const [DIET, SONG, SEAT] = ['aaaaaaaa-0001', 'aaaaaaaa-0002', 'aaaaaaaa-0003']
const question = (id: string, over: Partial<Question>): Question => ({
  id,
  kind: 'short-text',
  label: '=Song',
  per: 'order',
  isRequired: false,
  options: [],
  ...over,
})
const asked: Asked = {
  questions: [
    question(DIET, { kind: 'one-of', label: 'Diet', options: ['Vegan', 'Fish'], isRequired: true }),
    question(SONG, {}),
    question(SEAT, { per: 'attendee', label: 'Seat', isRequired: true }),
  ],
  attendees: true,
  terms: null,
}
const vegan = { id: DIET, label: 'Diet', answer: 'Vegan' }

type Rsvping = Omit<AnswerRsvp, 'shareRef' | 'response'> & Partial<Pick<AnswerRsvp, 'response'>>

const bodyOf = (shareRef: string, over: Rsvping = {}) => ({ shareRef, response: 'going', ...over }) as const
const answer = ({ shareRef }: Hosted, by: Person, over: Rsvping = {}) =>
  ask('answerRsvp', { body: bodyOf(shareRef, over) }, by)
const refused = async ({ shareRef }: Hosted, by: Person, over: Rsvping = {}) => {
  const problem = problemIn(await send('answerRsvp', { body: bodyOf(shareRef, over) }, by))
  return [problem.status, ...(problem.errors ?? []).map(({ path }) => path)]
}
const going = (answers: Answers = { [DIET]: 'Vegan' }): Rsvping => ({ answers })
const stored = async ({ shareRef }: Hosted, { uid }: Person) =>
  (await database().doc(`activities/${shareRef}/rsvps/${uid}`).get()).data()
const listed = async ({ shareRef, organiser }: Hosted) =>
  (await ask('listRsvpsOfActivity', { query: { shareRef } }, organiser)).items
const party = (over: Parameters<typeof hosted>[0] = {}) => hosted({ asked, ...over })

/** Saves the activity with other questions. */
async function askInstead({ shareRef, organiser }: Hosted, questions: Question[]) {
  const { draft } = await ask('readActivityForEdit', { params: { shareRef } }, organiser)
  const body = { ...draft, asked: { ...asked, questions } }
  await ask('updateActivity', { params: { shareRef }, body }, organiser)
}

describe('a question to those who RSVP', () => {
  it('is refused at its place where its answer is missing, wrong, or not asked for, and taken otherwise', async () => {
    const [host, person] = [await party(), await verifiedPerson()]
    expect(await refused(host, person)).toEqual([400, `answers.${DIET}`])
    expect(await refused(host, person, going({ [DIET]: 'Meat' }))).toEqual([400, `answers.${DIET}`])
    expect(await refused(host, person, going({ [DIET]: 'Vegan', [SEAT]: '1' }))).toEqual([
      400,
      `answers.${SEAT}`,
    ])
    expect(await refused(host, person, going({ [DIET]: 'Vegan', [SONG]: 'x'.repeat(201) }))).toEqual([
      400,
      `answers.${SONG}`,
    ])
    expect((await readTally(host.shareRef)).rsvps.going).toBe(0)
    expect(await answer(host, person, going())).toMatchObject({ response: 'going', answers: [vegan] })
    expect((await ask('readRsvpInfo', { query: { shareRef: host.shareRef } }, person)).answers).toEqual([
      vegan,
    ])
    expect((await readTally(host.shareRef)).rsvps.going).toBe(1)
  })

  it.each([
    ['a list', [], 'answers'],
    ['a text', 'Vegan', 'answers'],
    ['none', null, 'answers'],
    ['a number', { [DIET]: 1 }, `answers.${DIET}`],
    ['an answer to what is no question’s name', { 'Who?': 'Vegan' }, 'answers.Who?'],
  ])('is refused where its answers are %s', async (_, answers, path) => {
    const [host, person] = [await party(), await verifiedPerson()]
    expect(await refused(host, person, { answers: answers as unknown as Answers })).toEqual([400, path])
    await answer(host, person, going())
  })

  it('is asked of guests, too', async () => {
    const [host, person] = [await party(), await namelessGuest()]
    const guest = { name: 'Nora Newcomer', agreed: CURRENT_AGREEMENT }
    expect(await refused(host, person, { guest })).toEqual([400, `answers.${DIET}`])
    expect(await answer(host, person, { guest, ...going() })).toMatchObject({ answers: [vegan] })
  })

  it('is not asked of those who are interested or cannot come, and what they had answered is dropped', async () => {
    const [host, person] = [await party(), await verifiedPerson()]
    for (const response of ['interested', 'not-going'] as const) {
      await answer(host, person, { response })
      await answer(host, person, going())
      expect(await answer(host, person, { response })).toMatchObject({ response, answers: [] })
      expect(await stored(host, person)).toMatchObject({ answers: [] })
    }
    expect(await refused(host, person)).toEqual([400, `answers.${DIET}`])
  })

  it('leaves those who went before it was asked as they are, and lets them answer', async () => {
    const [host, person] = [await hosted({ rsvp: { plusOnes: 2 } }), await verifiedPerson()]
    await answer(host, person)
    await askInstead(host, asked.questions)
    expect(await answer(host, person, { guests: 1 })).toMatchObject({ response: 'going', guests: 1 })
    const { respondedAt } = (await stored(host, person)) ?? {}
    expect(await answer(host, person, going())).toMatchObject({ guests: 1, answers: [vegan] })
    // Another word to the organiser is no other RSVP.
    expect(await stored(host, person)).toMatchObject({ respondedAt, answers: [vegan] })
  })

  it('is answered once by who waits for a spot, and kept when one is offered and taken', async () => {
    const host = await party({ rsvp: { capacity: 1 } })
    const [first, second] = [await verifiedPerson('First'), await verifiedPerson('Second')]
    await answer(host, first, going())
    expect(await refused(host, second)).toEqual([400, `answers.${DIET}`])
    expect(await answer(host, second, going())).toMatchObject({ state: 'waiting', answers: [vegan] })
    await answer(host, first, { response: 'not-going' })
    expect(await stored(host, second)).toMatchObject({ state: 'offered', answers: [vegan] })
    expect(await answer(host, second)).toMatchObject({ state: 'confirmed', answers: [vegan] })
  })

  it('is asked of who was invited, and of who asks to come', async () => {
    const host = await party({ audience: 'private', rsvp: { needsApproval: true } })
    const { shareRef, organiser } = host
    const { link } = await ask('sendRsvp', { body: { shareRef, link: {} } }, organiser)
    const token = new URL(link ?? '').searchParams.get('invitation') ?? ''
    const person = await verifiedPerson()
    await call('acceptInvitation', { shareRef, token }, person)
    expect(await refused(host, person)).toEqual([400, `answers.${DIET}`])
    expect(await answer(host, person, going())).toMatchObject({ state: 'awaiting-approval' })
    await call('decideRsvp', { shareRef, uid: person.uid, decision: 'approve' }, organiser)
    expect(await stored(host, person)).toMatchObject({ state: 'confirmed', answers: [vegan] })
  })

  it('is not asked again of who has a ticket: the order has what they said', async () => {
    const free = question(DIET, { kind: 'one-of', label: 'Diet', options: ['Vegan', 'Fish'] })
    const host = await hosted({
      ticketTypes: [ticketType({ price: 0 })],
      asked: { questions: [free], attendees: false, terms: null },
    })
    const person = await verifiedPerson()
    await answer(host, person, going())
    const { id } = await hold(host, person)
    await call('placeOrder', details(id), person)
    expect(await stored(host, person)).toMatchObject({ seating: 'ticket', answers: [] })
    await askInstead(host, [{ ...free, isRequired: true }])
    await answer(host, person, { response: 'interested' })
    expect(await answer(host, person)).toMatchObject({ response: 'going' })
    expect(await refused(host, await verifiedPerson())).toEqual([400, `answers.${DIET}`])
  })
})

describe('the page behind the link in a guest’s mail', () => {
  async function reached() {
    const [host, person] = [await party(), await namelessGuest()]
    const email = `nora.${randomUUID()}@example.com`
    const guest = { name: 'Nora Newcomer', email, agreed: CURRENT_AGREEMENT }
    await answer(host, person, { response: 'interested', guest })
    const mail = await mailTo(email, (text) => text.includes('/app/rsvp/mine'))
    return { host, person, link: linkIn(mail, '/app/rsvp/mine') }
  }
  async function press(link: string | URL, form: Record<string, string>) {
    const response = await fetch(link, { method: 'POST', body: new URLSearchParams(form) })
    return { status: response.status, text: await response.text() }
  }

  it('saves no Going whose question is open, shows the question and keeps what was typed', async () => {
    const { host, person, link } = await reached()
    const pressed = await press(link, { response: 'going' })
    expect([pressed.status, pressed.text.includes('Nothing is saved yet')]).toEqual([409, true])
    expect(pressed.text).toContain(`name="answers.${DIET}"`)
    expect(pressed.text).not.toContain(`name="answers.${SEAT}"`)
    const typed = { response: 'going', questions: 'shown', [`answers.${SONG}`]: '"Blue" <b>' }
    const second = await press(link, typed)
    expect(second.text).toContain('&quot;Blue&quot; &lt;b&gt;')
    expect(await stored(host, person)).toMatchObject({ response: 'interested', answers: [] })
    const third = await press(link, { ...typed, [`answers.${DIET}`]: 'Vegan' })
    expect([third.status, third.text.includes('You’re going.')]).toEqual([200, true])
    expect(await stored(host, person)).toMatchObject({
      response: 'going',
      answers: [vegan, { id: SONG, label: '=Song', answer: '"Blue" <b>' }],
    })
  })

  it('takes every other answer at one press', async () => {
    const { link } = await reached()
    expect((await press(link, { response: 'not-going' })).text).toContain('You can’t make it.')
  })
})

describe('answers to questions of an RSVP', () => {
  it('are in the organiser’s list and file, a column each, without formulas; other people see neither', async () => {
    const [host, person] = [await party(), await verifiedPerson('Vera Vegan')]
    await answer(host, person, going({ [DIET]: 'Vegan', [SONG]: '=2+3' }))
    expect(await listed(host)).toMatchObject([
      { shownName: 'Vera Vegan', answers: [vegan, { id: SONG, answer: '=2+3' }] },
    ])
    const params = { shareRef: host.shareRef }
    const lines = String((await send('exportRsvps', { params }, host.organiser)).body).split('\r\n')
    expect(lines[0]).toMatch(/Checked in \(UTC\),Diet,'=Song$/)
    expect(lines[1]).toMatch(/^Vera Vegan,.*,Vegan,'=2\+3$/)
    const query = { shareRef: host.shareRef }
    expect((await send('listRsvpsOfActivity', { query }, person)).status).toBe(404)
    expect((await send('exportRsvps', { params }, person)).status).toBe(404)
  })

  it('keep the question as it was asked; the file has a column for what is asked now', async () => {
    const [host, person] = [await party(), await verifiedPerson()]
    await answer(host, person, going())
    await askInstead(host, [question(SONG, { label: 'Song' })])
    expect(await listed(host)).toMatchObject([{ answers: [vegan] }])
    const file = await send('exportRsvps', { params: { shareRef: host.shareRef } }, host.organiser)
    const [head = '', row = ''] = String(file.body).split('\r\n')
    expect([head.endsWith('Checked in (UTC),Song'), row.includes('Vegan')]).toEqual([true, false])
  })

  it('are in the export of the account, and go with it', async () => {
    const [host, person] = [await party(), await verifiedPerson('Dee Deleted')]
    await answer(host, person, going({ [DIET]: 'Vegan', [SONG]: 'Windmills' }))
    expect(JSON.stringify((await send('exportAccount', {}, person)).body)).toContain('Windmills')
    await call('deleteAccount', { confirmation: 'delete my account' }, person)
    const left = await eventually(
      () => listed(host),
      (items) => items[0]?.answers.length === 0,
    )
    expect(left).toMatchObject([{ response: 'going', answers: [] }])
  })

  it('go along when an account takes a guest over', async () => {
    const [host, person] = [await party(), await namelessGuest()]
    await answer(host, person, { guest: { name: 'Nora', agreed: CURRENT_AGREEMENT }, ...going() })
    const owner = await verifiedPerson('Ada Adopter')
    await ask('signIn', { body: {} }, owner)
    await call('adoptGuest', { guestToken: person.token }, owner)
    expect(await listed(host)).toMatchObject([{ uid: owner.uid, answers: [vegan] }])
  })

  it('fit into list and file at their longest: ten questions, two thousand letters each', async () => {
    const longest = Array.from({ length: 10 }, (_, n) =>
      question(`aaaaaaaa-00${10 + n}`, { kind: 'long-text', label: '問'.repeat(200), isRequired: true }),
    )
    const host = await party({ asked: { ...asked, questions: longest } })
    const person = await verifiedPerson()
    const answers = Object.fromEntries(longest.map(({ id }) => [id, '答'.repeat(2000)]))
    await answer(host, person, { answers })
    const bytes = Buffer.byteLength(JSON.stringify(await stored(host, person)))
    // A document has at most 1 MiB, and a hundred are one page of a list.
    expect(bytes).toBeLessThan(70_000)
    expect((await listed(host))[0]?.answers).toHaveLength(10)
    const file = await send('exportRsvps', { params: { shareRef: host.shareRef } }, host.organiser)
    expect(String(file.body).split('答').length - 1).toBe(20_000)
  })
})
