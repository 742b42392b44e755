import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { GeneratedActivity } from 'functions/contract/drafts/ai-draft'
import { Problem } from 'functions/contract/api/errors'
import { letModelFail, streamDraft } from '../../support/model'
import type { ModelFault } from '../../support/model'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'

const WORDS =
  'A lantern walk by the river at Ribeira das Naus on 12 June 2031, 7:30pm. It costs €5 and there is room for 40 people.'

let person: Person
beforeAll(async () => {
  person = await verifiedPerson('Dora Describes')
})

/** Words that no other test has, for a fault of their own. */
/** Without digits of its own: each would be a number in the person's words. */
const unique = () =>
  `${WORDS} ${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
const input = (description = WORDS) => ({ description, timezone: 'Europe/Lisbon' })
const valuesOf = ({ fields }: GeneratedActivity) =>
  Object.fromEntries(fields.map(({ field, value }) => [field, value]))

describe('an activity in somebody’s words', () => {
  it('is drafted for whoever says how it should sound and where they usually plan', async () => {
    const usual = await call('generateActivity', input(), person)
    const asked = { ...input(), tone: 'formal', near: 'Porto' } as const
    const draft = await call('generateActivity', asked, person)
    expect(draft.fields.map(({ field }) => field)).toEqual(usual.fields.map(({ field }) => field))
    // Nobody said it in the text, so nothing may claim to have it from there.
    expect(draft.fields.filter(({ quote }) => quote?.includes('Porto'))).toEqual([])
    const tooLong = await sendCall('generateActivity', { ...input(), near: 'x'.repeat(121) }, person)
    expect(problemIn(tooLong)).toMatchObject({ status: 400, errors: [{ path: 'near' }] })
  })

  it('comes field by field, the same as in one answer', async () => {
    const { pieces, result } = await streamDraft(input(), person)
    const whole = GeneratedActivity.parse(result)
    expect(pieces.length).toBeGreaterThan(5)
    expect(whole.fields).toEqual(pieces)
    expect(await ask('generateActivity', { body: input() }, person)).toEqual(whole)
    expect(await call('generateActivity', input(), person)).toEqual(whole)
    expect(whole.notes).toEqual([])
  })

  it('has its date, place, price and capacity, each with the words that say so', async () => {
    const draft = await call('generateActivity', input(), person)
    expect(valuesOf(draft)).toMatchObject({
      title: 'A lantern walk by the river at Ribeira das Naus on 12 …',
      startDate: '2031-06-12T19:30',
      endDate: '2031-06-12T21:30',
      place: 'Ribeira das Naus',
      price: { amount: 500, currency: 'eur' },
      capacity: 40,
    })
    for (const { from, quote } of draft.fields) {
      if (from === 'words') expect(WORDS).toContain(quote)
      else expect(quote).toBeUndefined()
    }
    expect(draft.fields.find(({ field }) => field === 'endDate')?.from).toBe('guess')
  })

  it('is saved nowhere', async () => {
    await call('generateActivity', input(), person)
    expect((await call('listMyActivities', { kind: 'drafts' }, person)).items).toEqual([])
  })
})

describe('a model that fails', () => {
  it.each<[ModelFault, number, string]>([
    ['timeout', 503, 'model-unavailable'],
    ['error', 503, 'model-unavailable'],
    ['nonsense', 503, 'model-unavailable'],
    ['quota', 503, 'busy'],
    ['refusal', 409, 'conflict'],
    ['blocked', 409, 'conflict'],
  ])(
    'by %s is answered %i %s, in a stream too; the same words go through afterwards',
    async (kind, status, code) => {
      const by = await verifiedPerson()
      const words = unique()
      await letModelFail(kind, words, 2)
      const answer = await send('generateActivity', { body: input(words) }, by)
      expect([answer.status, problemIn(answer).code]).toEqual([status, code])
      const { pieces, problem } = await streamDraft(input(words), by)
      expect([pieces, Problem.parse(problem).code]).toEqual([[], code])
      expect(problemIn(answer).detail).toMatch(/kept/)
      expect((await call('generateActivity', input(words), by)).notes).toEqual([])
    },
  )

  it('half-way leaves what came, and says so', async () => {
    const words = unique()
    await letModelFail('truncated', words)
    const { pieces, result } = await streamDraft(input(words), await verifiedPerson())
    const draft = GeneratedActivity.parse(result)
    expect(draft.notes).toContain('cut-short')
    expect(draft.fields).toEqual(pieces)
    expect(pieces.length).toBeGreaterThan(0)
  })
})

describe('a model that was talked into mischief', () => {
  it('publishes nothing, charges nothing, lets nobody in and leads nowhere', async () => {
    const words = unique()
    await letModelFail('hostile', words)
    const draft = await call('generateActivity', input(words), await verifiedPerson())
    expect(JSON.stringify(draft)).not.toMatch(/<script|onclick|onerror|evil\.example|<img/)
    expect(Object.keys(valuesOf(draft)).toSorted()).toEqual(['description', 'richDescription', 'title'])
    expect(draft.fields.every(({ from }) => from === 'guess')).toBe(true)
    expect(draft.notes).toEqual(
      expect.arrayContaining([
        'price-not-in-words',
        'audience-not-in-words',
        'link-not-in-words',
        'date-in-the-past',
        'capacity-not-in-words',
      ]),
    )
  })

  it('rewrites without markup and links of its own', async () => {
    const text = `Come and walk. ${randomUUID()}`
    await letModelFail('hostile', text)
    const by = await verifiedPerson()
    const rich = await call('rewriteText', { text, wish: 'warmer', kind: 'rich' }, by)
    expect(rich.text).toBe('<p>Come!</p>Pay here')
    expect((await call('rewriteText', { text, wish: 'warmer', kind: 'description' }, by)).text).toBe(
      'Come!Pay here',
    )
  })
})

describe('a text', () => {
  it.each([
    ['shorter', 'description', 'One. Two. Three. Four.', 'One. Two.'],
    [
      'warmer',
      'rich',
      '<p>Bring <strong>soup</strong>.</p>',
      '<p>We would love to see you. Bring <strong>soup</strong>.</p>',
    ],
    ['more-formal', 'description', 'Come along.', 'You are cordially invited. Come along.'],
  ] as const)('is written %s', async (wish, kind, text, rewritten) => {
    expect(await call('rewriteText', { text, wish, kind }, person)).toEqual({ text: rewritten })
  })

  it('stays as it is when the model fails', async () => {
    const text = `Come along. ${randomUUID()}`
    await letModelFail('error', text, 1)
    const wish = { text, wish: 'warmer', kind: 'description' } as const
    expect(problemIn(await sendCall('rewriteText', wish, person)).code).toBe('model-unavailable')
    expect((await call('rewriteText', wish, person)).text).toContain(text)
  })
})

describe('the writing help', () => {
  it('is there ten times a minute for a person, and again for the next one', async () => {
    const eager = await verifiedPerson('Ed Eager')
    const codes = []
    for (let n = 0; n < 24; n += 1) codes.push((await sendCall('generateActivity', input(), eager)).status)
    // A minute may end in between, and then there are ten more.
    expect(codes.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    expect(codes).toContain(429)
    expect((await sendCall('generateActivity', input(), await verifiedPerson())).status).toBe(200)
  })
})
