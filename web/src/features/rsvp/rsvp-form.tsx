import { guestIssues } from 'functions/contract/buyer-rules'
import type { RsvpAnswer, RsvpGuest } from 'functions/contract/rsvp'
import { useState } from 'react'
import { ConsentLine } from '../../app/consent-line'
import { shownAgreement } from '../../data/agreement'
import { Button } from '../../ui/button'
import { ChoiceRow } from './choice-row'
import { DialogForm } from '../../ui/dialog-form'
import { Link } from '../../ui/link'
import { RecaptchaNotice } from '../../ui/recaptcha-notice'
import { TextField } from '../../ui/text-field'
import styles from './rsvp-sheet.module.css'
import type { RsvpSheetProps } from './rsvp-sheet'
import { rsvpWording } from './wording'

const words = rsvpWording.sheet

type Answer = 'going' | 'interested' | 'not-going'

export interface RsvpFormProps extends Omit<RsvpSheetProps, 'onSend'> {
  onSend: (answer: RsvpAnswer, guest: RsvpGuest | undefined) => void
}

function answerToBegin({ answer, needsTicket }: RsvpFormProps): Answer {
  if (answer === 'interested' || answer === 'not-going') return answer
  return needsTicket ? 'interested' : 'going'
}

/** The answer, and for whoever has no account their name and an email that may be left empty. */
export function RsvpForm(props: RsvpFormProps) {
  const { info, isSending, needsTicket, problem, signInHref, onSend } = props
  const [answer, setAnswer] = useState(() => answerToBegin(props))
  const [typed, setTyped] = useState<{ name?: string; email?: string }>({})
  // What they said before may come a moment after the sheet has opened; what is typed stays.
  const { name = info?.guest?.name ?? '', email = info?.guest?.email ?? '' } = typed
  const guest = { name, email }
  const [isTried, setIsTried] = useState(false)
  // Who answered as an account is known by it.
  const isGuest = info === undefined || info.guest !== null || info.response === 'not-responded'
  const issues = isTried && isGuest ? guestIssues(guest) : {}

  function submit() {
    setIsTried(true)
    if (!isGuest) return onSend(answer, undefined)
    if (Object.keys(guestIssues(guest)).length > 0) return
    onSend(answer, { name: name.trim(), email: email.trim() || null, agreed: shownAgreement() })
  }
  return (
    <DialogForm
      onSubmit={submit}
      actions={
        <Button type="submit" wide busy={isSending}>
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
            error={issues.name}
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
            error={issues.email}
            onChange={(next) => setTyped({ ...typed, email: next })}
          />
        </>
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
