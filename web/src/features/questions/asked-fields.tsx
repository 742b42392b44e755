import type { AttendeeDetails, Given } from 'functions/contract/questions/answer'
import { asksAttendees } from 'functions/contract/questions/answer-rules'
import type { Asked } from 'functions/contract/questions/question'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { CheckboxGroup } from '../../ui/fields/checkbox-group'
import { TextField } from '../../ui/fields/text-field'
import styles from './asked-fields.module.css'
import { Questions, questionFieldId as idOf } from './questions'
import { questionWording } from './wording'

const words = questionWording.checkout

type Self = Pick<AttendeeDetails, 'fullName' | 'email'>

export interface AskedFieldsProps {
  asked: Asked
  given: Given
  /** The title of each ticket. */
  tickets: readonly string[]
  /** Who buys, as far as it is typed: most come themselves. */
  buyer: Self
  /** By the server's paths: `given.attendees.0.email`. */
  errors: Readonly<Record<string, string>>
  onGive: (given: Given) => void
}

interface AttendeeProps {
  asked: Asked
  details: AttendeeDetails
  /** Offered to be filled in, where the buyer is known and comes with no other ticket. */
  self: Self | undefined
  path: string
  errors: AskedFieldsProps['errors']
  onChange: (details: AttendeeDetails) => void
}

function Attendee({ asked, details, self, path, errors, onChange }: AttendeeProps) {
  const change = (over: Partial<AttendeeDetails>) => onChange({ ...details, ...over })
  return (
    <div className={styles.fields}>
      {asked.attendees && (
        <>
          {self && details.fullName === '' && details.email === '' && (
            <Button variant="secondary" size="small" className={styles.self} onClick={() => change(self)}>
              {words.self}
            </Button>
          )}
          <TextField
            id={idOf(`${path}.fullName`)}
            label={words.fullName}
            value={details.fullName}
            autoComplete="off"
            maxLength={120}
            error={errors[`${path}.fullName`]}
            onChange={(fullName) => change({ fullName })}
          />
          <TextField
            id={idOf(`${path}.email`)}
            label={words.email}
            type="email"
            inputMode="email"
            value={details.email}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            error={errors[`${path}.email`]}
            onChange={(email) => change({ email })}
          />
        </>
      )}
      <Questions
        questions={asked.questions.filter(({ per }) => per === 'attendee')}
        answers={details.answers}
        path={`${path}.answers`}
        errors={errors}
        onAnswers={(answers) => change({ answers })}
      />
    </div>
  )
}

function Terms({ asked: { terms }, given, errors, onGive }: AskedFieldsProps) {
  if (!terms) return null
  const label = (
    <>
      {terms.text}{' '}
      {terms.url !== null && (
        <a href={terms.url} target="_blank" rel="noopener noreferrer">
          {words.read}
        </a>
      )}
    </>
  )
  return (
    <Card>
      <div id={idOf('given.acceptsTerms')} tabIndex={-1}>
        <CheckboxGroup
          label={words.terms}
          hideLabel
          options={[{ value: 'agreed', label }]}
          values={given.acceptsTerms ? ['agreed'] : []}
          error={errors['given.acceptsTerms']}
          onChange={(values) => onGive({ ...given, acceptsTerms: values.length > 0 })}
        />
      </div>
    </Card>
  )
}

/** Everything that is asked beside the buyer's name and address: once, for each ticket, and what they agree to. */
export function AskedFields(props: AskedFieldsProps) {
  const { asked, given, tickets, buyer, errors, onGive } = props
  const { fullName, email } = buyer
  const isKnown = fullName.trim() !== '' && email.trim() !== ''
  const comes = given.attendees.some((it) => it.email.trim() === email.trim())
  const self = isKnown && !comes ? { fullName, email } : undefined
  const ofOrder = asked.questions.filter(({ per }) => per === 'order')
  return (
    <>
      {ofOrder.length > 0 && (
        <Card heading={words.heading}>
          <div className={styles.fields}>
            <Questions
              questions={ofOrder}
              answers={given.answers}
              path="given.answers"
              errors={errors}
              onAnswers={(answers) => onGive({ ...given, answers })}
            />
          </div>
        </Card>
      )}
      {asksAttendees(asked) &&
        given.attendees.map((details, index) => (
          // A ticket of an order has no name of its own but its place.
          <Card key={index} heading={words.ticket(index + 1, tickets[index] ?? '')}>
            <Attendee
              asked={asked}
              details={details}
              self={self}
              path={`given.attendees.${index}`}
              errors={errors}
              onChange={(next) => onGive({ ...given, attendees: given.attendees.with(index, next) })}
            />
          </Card>
        ))}
      <Terms {...props} />
    </>
  )
}
