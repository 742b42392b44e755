import { describe, expect, it } from 'vitest'
import type { Question } from '../../../contract/questions/question'
import { formAnswers } from './form-answers'

const id = 'aaaaaaaa-0001'
const of = (kind: Question['kind'], sent: unknown) =>
  formAnswers([{ id, kind, label: 'Q', per: 'order', isRequired: false, options: ['A', 'B'] }], {
    questions: 'shown',
    ...(sent === undefined ? {} : { [`answers.${id}`]: sent }),
  })

describe('the answers of a form without script', () => {
  it.each<[Question['kind'], unknown, unknown]>([
    ['short-text', 'No nuts', 'No nuts'],
    ['short-text', '', undefined],
    ['long-text', 'One\r\ntwo', 'One\ntwo'],
    ['one-of', 'A', 'A'],
    ['yes-no', 'yes', true],
    ['yes-no', 'no', false],
    ['yes-no', undefined, undefined],
    ['some-of', 'A', ['A']],
    ['some-of', ['A', 'B'], ['A', 'B']],
    ['some-of', undefined, []],
    ['short-text', new File([], 'x'), undefined],
  ])('are what was typed or ticked: %s, %j', (kind, sent, answer) => {
    expect(of(kind, sent)).toEqual(answer === undefined ? {} : { [id]: answer })
  })

  it('are unknown where the page had no questions', () => {
    expect(formAnswers([], { response: 'going' })).toBeUndefined()
  })
})
