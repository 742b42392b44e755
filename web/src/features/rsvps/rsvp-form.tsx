import type { Answers } from 'functions/contract/questions/answer'
import { rsvpAnswerIssues } from 'functions/contract/questions/answer-rules'
import { guestIssues } from 'functions/contract/orders/buyer-rules'
import { useState } from 'react'
import { ConsentLine } from '../../entities/accounts/consent-line'
import { shownAgreement } from '../../data/agreement'
import { Button } from '../../ui/button'
import { ChoiceRow } from './choice-row'
import { DialogForm } from '../../ui/forms/dialog-form'
import { Link } from '../../ui/link'
import { RecaptchaNotice } from '../../ui/forms/recaptcha-notice'
import { TextField } from '../../ui/fields/text-field'
import styles from './rsvp.module.css'
import { answersSoFar, asksQuestions } from './rsvp-questions'
import type { RsvpSheetProps } from './rsvp-sheet-props'
import { rsvpWording } from './wording'

const words = rsvpWording.sheet

type Answer = 'going' | 'interested' | 'not-going'

function answerToBegin({ answer, needsTicket }: RsvpSheetProps): Answer {
  if (answer === 'interested' || answer === 'not-going') return answer
  return needsTicket ? 'interested' : 'going'
}

/**
 * The answer, for whoever has no account their name and an email that may be left empty, and what the organiser asks of those
 * who go.
 */
export function RsvpForm(props: RsvpSheetProps) {
  const {
    activity,
    info,
    isGuest,
    isReading,
    isSending,
    needsTicket,
    problem,
    questions,
    signInHref,
    onSend,
  } = props
  const [answer, setAnswer] = useState(() => answerToBegin(props))
  const [typed, setTyped] = useState<{ name?: string; email?: string; answers?: Answers }>({})
  // What they said before may come a moment after the sheet has opened; what is typed stays.
  const { name = info?.guest?.name ?? '', email = info?.guest?.email ?? '' } = typed
  const answers = typed.answers ?? answersSoFar(activity, info)
  const [isTried, setIsTried] = useState(false)
  // Nobody is asked for a name that is on its way.
  const awaitsName = isGuest && isReading === true && typed.name === undefined
  const asks = answer === 'going' && asksQuestions(activity)
  const found = {
    guest: isGuest ? guestIssues({ name, email }) : {},
    answers: asks ? rsvpAnswerIssues(activity.asked, answers) : {},
  }
  const issues = isTried ? found : { guest: {}, answers: {} }

  function submit() {
    if (awaitsName) return
    setIsTried(true)
    if (Object.values(found).some((it) => Object.keys(it).length > 0)) return
    const guest = { name: name.trim(), email: email.trim() || null, agreed: shownAgreement() }
    onSend({ response: answer, ...(isGuest && { guest }), ...(asks && { answers }) })
  }
  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <Button type="submit" wide busy={isSending || awaitsName}>
          {isSending ? words.sending : words.send[answer]}
        </Button>
      }
    >
      <ChoiceRow
        response={answer}
        disabled={isSending}
        without={needsTicket ? 'going' : undefined}
        onChoose={setAnswer}
      />
      {isGuest && (
        <>
          <TextField
            label={words.name}
            value={name}
            autoComplete="name"
            maxLength={120}
            required
            error={issues.guest.name}
            onChange={(next) => setTyped({ ...typed, name: next })}
          />
          <TextField
            label={words.email}
            optional
            help={words.emailHelp}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            error={issues.guest.email}
            onChange={(next) => setTyped({ ...typed, email: next })}
          />
        </>
      )}
      {asks && (
        <section className={styles.questions}>
          <h3>{words.questions}</h3>
          {questions({
            answers,
            errors: issues.answers,
            onAnswers: (next) => setTyped({ ...typed, answers: next }),
          })}
        </section>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isGuest && signInHref !== undefined && (
        <p className={styles.more}>
          {words.haveAccount} <Link href={signInHref}>{words.signIn}</Link>
        </p>
      )}
      {isGuest && <ConsentLine />}
      {isGuest && <RecaptchaNotice />}
    </DialogForm>
  )
}
