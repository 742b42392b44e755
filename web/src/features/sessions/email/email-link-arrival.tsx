import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { ConsentLine } from '../../../entities/accounts/consent-line'
import { rememberAgreement } from '../../../data/agreement'
import { enterByEmailLink, findEmailForLink } from '../../../data/identity/email-link'
import { looksLikeEmail } from '../../../lib/text/email'
import { Button, LinkButton } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { PageSpinner } from '../../../ui/states/spinner'
import { IdentityError } from '../identity-error'
import styles from '../session.module.css'
import type { Attempt } from '../use-attempt'
import { sessionWording } from '../wording'

const { fields, errors, emailLink: words } = sessionWording

interface EmailLinkArrivalProps {
  /** The address of the link. */
  href: string
  attempt: Attempt
  /** Where another link can be asked for. */
  againHref: string
}

/** Signs in by a mailed link: by itself where it was asked for on this device, else after asking for the address. */
export function EmailLinkArrival({ href, attempt, againHref }: EmailLinkArrivalProps) {
  const [known] = useState(findEmailForLink)
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const enter = (address: string) => void attempt.run(() => enterByEmailLink(address, href))
  useEffect(() => {
    if (known !== undefined) enter(known)
    // oxlint-disable-next-line react/exhaustive-deps -- a link works once
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!looksLikeEmail(email)) return
    rememberAgreement()
    enter(email.trim())
  }
  if (known !== undefined && attempt.error === undefined) return <PageSpinner label={words.entering} />
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{words.arrivalTitle}</h1>
      {known === undefined && (
        <>
          <p className={styles.text}>{words.otherDevice}</p>
          <TextField
            label={fields.email}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={tried && !looksLikeEmail(email) ? errors.email : undefined}
          />
        </>
      )}
      <IdentityError error={attempt.error} hrefs={{ resend: againHref }} />
      {known === undefined ? (
        <>
          <Button type="submit" size="large" wide busy={attempt.busy}>
            {words.finish}
          </Button>
          <ConsentLine />
        </>
      ) : (
        <Button size="large" wide busy={attempt.busy} onClick={() => enter(known)}>
          {words.retry}
        </Button>
      )}
      <LinkButton variant="quiet" wide href={againHref}>
        {words.other}
      </LinkButton>
    </form>
  )
}
