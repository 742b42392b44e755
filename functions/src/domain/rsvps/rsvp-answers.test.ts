import { describe, expect, it } from 'vitest'
import { AnswerRsvp } from '../../../contract/rsvps/rsvp'
import type { RsvpAnswer } from '../../../contract/rsvps/rsvp'
import type { Question } from '../../../contract/questions/question'
import { decideRsvpAnswers } from './rsvp-answers'

const [DIET, SONG, SEAT] = ['aaaaaaaa-0001', 'aaaaaaaa-0002', 'aaaaaaaa-0003']
const question = (id: string, over: Partial<Question>): Question => ({
  id,
  kind: 'short-text',
  label: `Question ${id}`,
  per: 'order',
  isRequired: false,
  options: [],
  ...over,
})
const asked = {
  questions: [
    question(DIET, { kind: 'one-of', options: ['Vegan', 'Fish'], isRequired: true }),
    question(SONG, {}),
    question(SEAT, { per: 'attendee', isRequired: true }),
  ],
}
const going = { asked, response: 'going', hasTicket: false } as const
const vegan = { id: DIET, label: `Question ${DIET}`, answer: 'Vegan' }
const stood = (response: RsvpAnswer, answers = [vegan]) => ({ response, answers })
const pathsOf = (work: () => unknown): string[] => {
  try {
    work()
    return []
  } catch (error) {
    return (error as { fields: { path: string }[] }).fields.map(({ path }) => path)
  }
}

describe('what the organiser asks of an RSVP', () => {
  it('has to be answered by whoever begins to go, and is kept with its question', () => {
    for (const before of [undefined, stood('interested', [])]) {
      expect(pathsOf(() => decideRsvpAnswers(before, undefined, going))).toEqual([`answers.${DIET}`])
      expect(decideRsvpAnswers(before, { [DIET]: 'Vegan', [SONG]: ' ' }, going)).toEqual([vegan])
    }
  })

  it('is not what is asked of each ticket', () => {
    const given = { [DIET]: 'Vegan', [SEAT]: '12' }
    expect(pathsOf(() => decideRsvpAnswers(undefined, given, going))).toEqual([`answers.${SEAT}`])
  })

  it('is asked of nobody who goes already, or goes by a ticket', () => {
    expect(decideRsvpAnswers(stood('going', []), undefined, going)).toEqual([])
    expect(decideRsvpAnswers(stood('going'), undefined, going)).toEqual([vegan])
    expect(decideRsvpAnswers(undefined, undefined, { ...going, hasTicket: true })).toEqual([])
  })

  it('may be answered otherwise later, by the same rules', () => {
    const fish = { ...vegan, answer: 'Fish' }
    expect(decideRsvpAnswers(stood('going'), { [DIET]: 'Fish' }, going)).toEqual([fish])
    expect(pathsOf(() => decideRsvpAnswers(stood('going'), { [DIET]: 'Meat' }, going))).toEqual([
      `answers.${DIET}`,
    ])
    expect(pathsOf(() => decideRsvpAnswers(stood('going'), {}, going))).toEqual([`answers.${DIET}`])
  })

  it.each<RsvpAnswer>(['interested', 'not-going', 'not-responded'])(
    'is neither asked of nor kept with %s',
    (response) => {
      expect(decideRsvpAnswers(stood('going'), { [DIET]: 'Vegan' }, { ...going, response })).toEqual([])
    },
  )

  it('is sent as answers by question, each no longer than a text may be', () => {
    const sent = (text: string) =>
      AnswerRsvp.safeParse({ shareRef: 'abcdefghjk', response: 'going', answers: { [SONG]: text } })
    expect(sent('x'.repeat(2000)).success).toBe(true)
    expect(sent('x'.repeat(2001)).error?.issues[0]?.path).toEqual(['answers', SONG])
  })
})
