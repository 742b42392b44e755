import { answersOf } from 'functions/contract/questions/answer-rules'
import type { Answers } from 'functions/contract/questions/answer'
import type { SoldOrder } from 'functions/contract/orders/sold-order'
import styles from './sold-order.module.css'
import { soldWording as words } from './sold-wording'

type Answered = Pick<SoldOrder, 'asked' | 'given' | 'tickets'>

function Texts({ asked, answers }: Pick<Answered, 'asked'> & { answers: Answers }) {
  return answersOf(asked.questions, answers).map(({ id, label, text }) => (
    <div key={id} className={styles.answer}>
      <dt className={styles.small}>{label}</dt>
      <dd>{text}</dd>
    </div>
  ))
}

/** What the buyer answered, and who comes with each ticket. */
export function SoldAnswers({ order: { asked, given, tickets } }: { order: Answered }) {
  if (!given || (given.attendees.length === 0 && Object.keys(given.answers).length === 0)) return null
  return (
    <section>
      <h3 className={styles.heading}>{words.answers}</h3>
      <dl className={styles.rows}>
        <Texts asked={asked} answers={given.answers} />
      </dl>
      {given.attendees.map(({ fullName, email, answers }, index) => (
        // An attendee has no name of their own but the place of the ticket.
        <div key={index} className={styles.attendee}>
          <p>
            {index + 1}. {fullName || tickets[index]?.title} <span className={styles.small}>{email}</span>
          </p>
          <dl className={styles.rows}>
            <Texts asked={asked} answers={answers} />
          </dl>
        </div>
      ))}
    </section>
  )
}
