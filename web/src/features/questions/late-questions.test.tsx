// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import type { Question } from 'functions/contract/questions/question'
import { afterEach, describe, expect, it } from 'vitest'
import { LateQuestions } from './late-questions'

const question: Question = {
  id: 'aaaaaaaa-0001',
  kind: 'short-text',
  label: 'Who sent you?',
  per: 'order',
  isRequired: true,
  options: [],
}

function show(errors: Record<string, string>, isNameWrong = false) {
  render(<input aria-label="Your name" aria-invalid={isNameWrong} />)
    .getByLabelText('Your name')
    .focus()
  return render(
    <LateQuestions
      questions={[question]}
      answers={{}}
      path="answers"
      errors={errors}
      onAnswers={() => undefined}
    />,
  ).getByLabelText('Who sent you?')
}

describe('questions that come after the form was sent', () => {
  afterEach(cleanup)
  const missed = { 'answers.aaaaaaaa-0001': 'This needs an answer.' }

  it('have the first one focused that was missed', () => {
    const field = show(missed)
    expect(document.activeElement).toBe(field)
  })

  it('leave the focus where it is while nothing is missed, or another field is wrong before them', () => {
    for (const [errors, isNameWrong] of [
      [{}, false],
      [missed, true],
    ] as const) {
      show(errors, isNameWrong)
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Your name')
      cleanup()
    }
  })
})
