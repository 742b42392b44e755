import { KeyRound, Mail, MailOpen } from 'lucide-react'
import { useState } from 'react'
import { countWays } from '../../../data/identity/sign-in-record'
import type { SignInRecord } from '../../../data/identity/sign-in-record'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/dialogs/toast'
import { EmailDialog } from './email-dialog'
import { MethodRow } from '../method-row'
import { PasswordDialog } from './password-dialog'
import { RemoveMethod } from './remove-method'
import { methodsWording } from './wording'

const { email: emailWords, password: words, emailLink, last, removing } = methodsWording

interface RowsProps {
  record: SignInRecord
  onChanged: () => Promise<void>
}

/** The address, and how to change it. */
export function EmailRow({ record: { email, emailVerified }, onChanged }: RowsProps) {
  const [open, setOpen] = useState(false)
  const badge = emailVerified ? (
    <Badge tone="good">{emailWords.verified}</Badge>
  ) : (
    <Badge tone="warn">{emailWords.unverified}</Badge>
  )
  return (
    <MethodRow
      icon={<Mail />}
      name={emailWords.name}
      badge={email !== null && badge}
      fact={email ?? emailWords.none}
    >
      {email !== null && (
        <Button variant="secondary" size="small" aria-label={emailWords.title} onClick={() => setOpen(true)}>
          {emailWords.change}
        </Button>
      )}
      {open && email !== null && (
        <EmailDialog email={email} onSent={onChanged} onClose={() => setOpen(false)} />
      )}
    </MethodRow>
  )
}

/** The password; taking it away takes the address along as a way in. */
export function PasswordRow({ record, onChanged }: RowsProps) {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const { email, hasPassword, usesEmail } = record
  const isOnly = countWays(record) === 1
  const notSet = email === null ? words.notSetNoEmail : words.notSet
  function done() {
    setOpen(false)
    toast.show({ tone: 'good', text: words.saved })
    void onChanged()
  }
  return (
    <MethodRow
      icon={<KeyRound />}
      name={words.name}
      fact={
        <>
          {hasPassword ? words.set : notSet}
          {usesEmail && isOnly && <p>{last}</p>}
        </>
      }
    >
      <Button
        variant="secondary"
        size="small"
        aria-label={hasPassword ? words.changeTitle : words.setTitle}
        onClick={() => setOpen(true)}
      >
        {hasPassword ? words.changeAction : words.setAction}
      </Button>
      {usesEmail && !isOnly && (
        <RemoveMethod id="password" name={words.name} text={removing.email} onDone={onChanged} />
      )}
      {open && (
        <PasswordDialog isChange={hasPassword} email={email} onDone={done} onClose={() => setOpen(false)} />
      )}
    </MethodRow>
  )
}

/** The mailed link, which comes with the address. */
export function EmailLinkRow({ record: { email } }: Pick<RowsProps, 'record'>) {
  return (
    <MethodRow
      icon={<MailOpen />}
      name={emailLink.name}
      fact={email === null ? emailLink.off : emailLink.works(email)}
    />
  )
}
