import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANSWER_ADVICE, answerIssues, answersOf, MAX_ANSWERS_LENGTH } from './answer-rules'
import { Given } from './answer'
import { Asked } from './question'
import type { Question } from './question'

const ID = 'aaaaaaaa-0000'
const question = (over: Partial<Question> = {}): Question => ({
  id: ID,
  kind: 'short-text',
  label: 'Anything we should know?',
  per: 'order',
  isRequired: true,
  options: [],
  ...over,
})
const asked = (over: Partial<Question> = {}) => Asked.parse({ questions: [question(over)] })
const issues = (over: Partial<Question>, answer: unknown) =>
  answerIssues(asked(over), Given.parse({ answers: answer === undefined ? {} : { [ID]: answer } }), 2)
const list = { options: ['Vegan', 'Fish'] }

describe('an answer', () => {
  it.each<[string, Partial<Question>, unknown, unknown]>([
    ['a short text', {}, 'No nuts', '   '],
    ['a text that is short enough', {}, 'x'.repeat(200), 'x'.repeat(201)],
    ['a long text', { kind: 'long-text' }, 'x'.repeat(2000), undefined],
    ['one of the list', { ...list, kind: 'one-of' }, 'Fish', 'Meat'],
    ['some of the list', { ...list, kind: 'some-of' }, ['Fish', 'Vegan'], ['Fish', 'Meat']],
    ['no as well as yes', { kind: 'yes-no' }, false, undefined],
    ['of the right kind', { kind: 'yes-no' }, true, 'yes'],
  ])('is %s, and nothing else', (_, over, right, wrong) => {
    expect(issues(over, right)).toEqual({})
    expect(Object.keys(issues(over, wrong))).toEqual([`given.answers.${ID}`])
  })

  it('may be missing where it is not required, and is refused where nothing is asked', () => {
    expect(issues({ isRequired: false }, undefined)).toEqual({})
    const stray = Given.parse({ answers: { 'bbbbbbbb-0000': 'x' } })
    expect(answerIssues(asked({ isRequired: false }), stray, 1)).toEqual({
      'given.answers.bbbbbbbb-0000': ANSWER_ADVICE.notAsked,
    })
  })

  it('is read in words', () => {
    expect(answersOf([question({ kind: 'some-of', ...list })], { [ID]: ['Vegan', 'Fish'] })).toEqual([
      { id: ID, label: 'Anything we should know?', text: 'Vegan, Fish' },
    ])
  })
})

describe('the answers of an order together', () => {
  const ids = ['aaaaaaaa-0001', 'aaaaaaaa-0002']
  const long = ids.map((id) => question({ id, kind: 'long-text', per: 'attendee' }))
  /** Fifty attendees whose answers have so many letters together. */
  const letters = (sum: number) => {
    const each = Math.floor(sum / 100)
    const answers = { 'aaaaaaaa-0001': 'x'.repeat(each), 'aaaaaaaa-0002': 'x'.repeat(each) }
    const attendees = Array.from({ length: 50 }, () => ({ answers }))
    const last = { answers: { ...answers, 'aaaaaaaa-0002': 'x'.repeat(each + sum - 100 * each) } }
    return answerIssues(
      Asked.parse({ questions: long }),
      Given.parse({ attendees: [...attendees.slice(1), last] }),
      50,
    )
  }

  it('may be as long as one order keeps, and are refused at the longest with a letter more', () => {
    expect(letters(MAX_ANSWERS_LENGTH - 1)).toEqual({})
    expect(letters(MAX_ANSWERS_LENGTH)).toEqual({})
    expect(letters(MAX_ANSWERS_LENGTH + 1)).toEqual({
      'given.attendees.49.answers.aaaaaaaa-0002': ANSWER_ADVICE.tooLongTogether,
    })
  })
})

describe('what is asked of each ticket', () => {
  const each = Asked.parse({ attendees: true, questions: [question({ per: 'attendee' })] })
  const ana = { fullName: 'Ana', email: 'ana@example.com', answers: { [ID]: 'Vegan' } }

  it('is answered for all of them', () => {
    expect(answerIssues(each, Given.parse({ attendees: [ana, ana] }), 2)).toEqual({})
    expect(Object.keys(answerIssues(each, Given.parse({ attendees: [ana] }), 2))).toEqual([
      'given.attendees.1.fullName',
      'given.attendees.1.email',
      `given.attendees.1.answers.${ID}`,
    ])
    expect(answerIssues(each, Given.parse({ attendees: [ana, ana, ana] }), 2)).toHaveProperty(
      'given.attendees',
    )
  })
})

it('terms are agreed to', () => {
  const terms = Asked.parse({ terms: { text: 'I am 18 or older', url: null } })
  expect(answerIssues(terms, Given.parse({}), 1)).toEqual({ 'given.acceptsTerms': ANSWER_ADVICE.terms })
  expect(answerIssues(terms, Given.parse({ acceptsTerms: true }), 1)).toEqual({})
})

it('whatever is answered, only paths below what was given are named', () => {
  fc.assert(
    fc.property(fc.anything(), fc.integer({ min: 1, max: 5 }), (answer, tickets) => {
      const given = Given.safeParse({ answers: { [ID]: answer } })
      if (!given.success) return
      const found = answerIssues(asked({ kind: 'one-of', ...list }), given.data, tickets)
      expect(Object.keys(found).every((path) => path.startsWith('given.'))).toBe(true)
    }),
  )
})
