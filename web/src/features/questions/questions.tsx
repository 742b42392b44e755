import type { Answers } from 'functions/contract/questions/answer'
import type { Question } from 'functions/contract/questions/question'
import { QuestionField } from './question-field'

export interface QuestionsProps {
  questions: readonly Question[]
  answers: Answers
  /** Where the answers are in what is sent: `given.answers`. */
  path: string
  /** By the server's paths. */
  errors: Readonly<Record<string, string>>
  onAnswers: (answers: Answers) => void
}

/** The field that an error at this path leads to. */
export const questionFieldId = (path: string) => path.replaceAll('.', '-')

/** Questions one below the other, as they are answered. */
export function Questions({ questions, answers, path, errors, onAnswers }: QuestionsProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      id={questionFieldId(`${path}.${question.id}`)}
      answer={answers[question.id]}
      error={errors[`${path}.${question.id}`]}
      onAnswer={(answer) => onAnswers({ ...answers, [question.id]: answer })}
    />
  ))
}
