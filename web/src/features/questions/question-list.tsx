import { MAX_QUESTIONS, isChoice } from 'functions/contract/questions/question'
import type { Question } from 'functions/contract/questions/question'
import { factLine } from '../../lib/text/fact-line'
import { EntryList } from '../../ui/layout/entry-list'
import { questionWording as words } from './wording'

export interface QuestionListProps {
  questions: readonly Question[]
  /** Whether there are buyers to ask. */
  hasTickets: boolean
  errorOf: (index: number) => string | undefined
  idOf: (index: number) => string
  onAdd: () => void
  onEdit: (question: Question, index: number) => void
  onRemove: (question: Question, index: number) => void
  onMove: (id: string, to: number) => void
}

function factsOf({ kind, per, isRequired, options }: Question, hasTickets: boolean): string {
  const list = isChoice(kind) ? options.join(', ') : undefined
  const whom = hasTickets ? words.per : words.perRsvp
  return factLine([words.kinds[kind], whom[per], isRequired && words.required, list])
}

/** The questions being written, each to be edited in a dialog. */
export function QuestionList(props: QuestionListProps) {
  const entries = props.questions.map((question, index) => ({
    key: question.id,
    id: props.idOf(index),
    title: question.label,
    name: question.label,
    facts: factsOf(question, props.hasTickets),
    error: props.errorOf(index),
    editLabel: words.edit(question.label),
    removeLabel: words.remove(question.label),
    onEdit: () => props.onEdit(question, index),
    onRemove: () => props.onRemove(question, index),
  }))
  const isFull = entries.length >= MAX_QUESTIONS
  return (
    <EntryList
      entries={entries}
      tone="gold"
      addLabel={words.add}
      onAdd={isFull ? undefined : props.onAdd}
      full={words.full}
      order={{ onMove: props.onMove, moved: words.moved }}
    />
  )
}
