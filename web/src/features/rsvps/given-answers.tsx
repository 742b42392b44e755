import type { AnsweredQuestions } from 'functions/contract/questions/answer'
import { answerText } from 'functions/contract/questions/answer-rules'
import styles from './rsvp.module.css'

/** What was answered, each below its question. */
export function GivenAnswers({ answers }: { answers: AnsweredQuestions }) {
  if (answers.length === 0) return null
  return (
    <dl className={styles.answers}>
      {answers.map(({ id, label, answer }) => (
        <div key={id}>
          <dt className={styles.more}>{label}</dt>
          <dd>{answerText(answer)}</dd>
        </div>
      ))}
    </dl>
  )
}
