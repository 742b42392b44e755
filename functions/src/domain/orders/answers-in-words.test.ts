import { expect, it } from 'vitest'
import { Given } from '../../../contract/questions/answer'
import { Asked } from '../../../contract/questions/question'
import { answersByQuestion, attendeeNames } from './answers-in-words'

const questions = [
  { id: 'aaaaaaaa', kind: 'yes-no', label: 'First time?', per: 'order', isRequired: false },
  { id: 'bbbbbbbb', kind: 'short-text', label: 'Diet', per: 'attendee', isRequired: false },
  { id: 'cccccccc', kind: 'short-text', label: 'Nobody answers this', per: 'order', isRequired: false },
]

it('names each question that was answered once, with whom an answer is of', () => {
  const asked = Asked.parse({ attendees: true, questions })
  const attendees = [
    { fullName: 'Ana', email: 'ana@example.com', answers: { bbbbbbbb: 'vegan' } },
    { fullName: '', email: '', answers: { bbbbbbbb: 'fish' } },
  ]
  const given = Given.parse({ answers: { aaaaaaaa: true }, attendees })
  expect(answersByQuestion({ asked, given })).toEqual([
    { id: 'aaaaaaaa', label: 'First time?', text: 'Yes' },
    { id: 'bbbbbbbb', label: 'Diet', text: 'Ana: vegan; 2: fish' },
  ])
  expect(attendeeNames({ asked, given })[0]).toBe('Ana <ana@example.com>')
})

it('is nothing where nothing was given', () => {
  expect(answersByQuestion({ asked: Asked.parse({ questions }), given: null })).toEqual([])
})
