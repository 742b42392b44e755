import type { Answer } from 'functions/contract/questions/answer'
import { MAX_QUESTION, Question, QuestionKind, isChoice } from 'functions/contract/questions/question'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { DialogForm } from '../../ui/forms/dialog-form'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { Select } from '../../ui/fields/select'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { QuestionField } from './question-field'
import styles from './question-form.module.css'
import { questionWording } from './wording'

const words = questionWording.dialog

const KINDS = QuestionKind.options.map((value) => ({ value, label: questionWording.kinds[value] }))
const PER = [
  { value: 'order', label: words.perOrder },
  { value: 'attendee', label: words.perAttendee },
] as const

type Errors = Readonly<Record<string, string>>

/** The answers to choose from as they are typed, one to a line; empty lines are none. */
function optionsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What the contract would refuse, by field; any of the answers to choose from is one field. */
function check(typed: Question): { save?: Question; errors: Errors } {
  const { data, error } = Question.safeParse(typed)
  const errors = Object.fromEntries((error?.issues ?? []).map((it) => [String(it.path[0]), it.message]))
  return data ? { save: data, errors } : { errors }
}

function Preview({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer>()
  if (question.label.trim() === '') return null
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <p className={styles.note}>{words.preview}</p>
      <QuestionField
        key={question.kind}
        question={question}
        id="question-preview"
        answer={answer}
        error={undefined}
        onAnswer={setAnswer}
      />
    </section>
  )
}

export interface QuestionFormProps {
  value: Question
  /** Whether there are tickets for which something can be asked. */
  hasTickets: boolean
  /** What the server said about it. */
  errors: Errors
  onSave: (value: Question) => void
  onCancel: () => void
}

/** Every field of one question, with the question as it will be asked. */
export function QuestionForm({ value, hasTickets, errors: given, onSave, onCancel }: QuestionFormProps) {
  const [typed, setTyped] = useState(value)
  const [lines, setLines] = useState(value.options.join('\n'))
  const [errors, setErrors] = useState<Errors>(given)
  const onType = (change: Partial<Question>) => setTyped((before) => ({ ...before, ...change }))
  const question = { ...typed, options: isChoice(typed.kind) ? optionsIn(lines) : [] }

  function submit() {
    const checked = check(question)
    setErrors(checked.errors)
    if (checked.save) onSave(checked.save)
  }
  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </>
      }
    >
      <TextField
        label={words.label}
        placeholder={words.labelHint}
        value={typed.label}
        maxLength={MAX_QUESTION}
        autoComplete="off"
        error={errors['label']}
        onChange={(label) => onType({ label })}
      />
      <Select label={words.kind} options={KINDS} value={typed.kind} onChange={(kind) => onType({ kind })} />
      {isChoice(typed.kind) && (
        <TextArea
          label={words.options}
          help={words.optionsHelp}
          rows={4}
          value={lines}
          error={errors['options']}
          onChange={setLines}
        />
      )}
      {(hasTickets || typed.per === 'attendee') && (
        <SegmentedControl
          label={words.per}
          options={PER}
          help={words.perHelp[typed.per]}
          value={typed.per}
          onChange={(per) => onType({ per })}
        />
      )}
      <Checkbox
        label={words.required}
        checked={typed.isRequired}
        onChange={(isRequired) => onType({ isRequired })}
      />
      <Preview question={question} />
    </DialogForm>
  )
}
