import type { Answer } from 'functions/contract/questions/answer'
import type { Question } from 'functions/contract/questions/question'
import { CheckboxGroup } from '../../ui/fields/checkbox-group'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { Select } from '../../ui/fields/select'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { questionWording } from './wording'

const words = questionWording.checkout

const YES_NO = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const

export interface QuestionFieldProps {
  question: Question
  /** What an error leads to. */
  id: string
  answer: Answer | undefined
  error: string | undefined
  onAnswer: (answer: Answer) => void
}

const named = (value: string) => ({ value, label: value })

function Choice({ question, answer, error, onAnswer }: QuestionFieldProps) {
  const { label, options, kind } = question
  const optional = !question.isRequired
  if (kind === 'some-of') {
    const values = Array.isArray(answer) ? answer : []
    return (
      <CheckboxGroup
        {...{ label, error, optional, values }}
        options={options.map(named)}
        onChange={onAnswer}
      />
    )
  }
  return (
    <SegmentedControl
      {...{ label, error }}
      options={YES_NO}
      value={typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : undefined}
      onChange={(value) => onAnswer(value === 'yes')}
    />
  )
}

/** One question as a buyer answers it. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, id, answer, error, onAnswer } = props
  const { label, kind, isRequired, options } = question
  if (kind === 'some-of' || kind === 'yes-no') {
    return (
      <div id={id} tabIndex={-1}>
        <Choice {...props} />
      </div>
    )
  }
  const value = typeof answer === 'string' ? answer : ''
  const field = { id, label, error, value, optional: !isRequired, onChange: onAnswer }
  if (kind === 'one-of')
    return <Select {...field} options={[{ value: '', label: words.choose }, ...options.map(named)]} />
  return kind === 'long-text' ? (
    <TextArea {...field} rows={3} maxLength={2000} />
  ) : (
    <TextField {...field} maxLength={200} autoComplete="off" />
  )
}
