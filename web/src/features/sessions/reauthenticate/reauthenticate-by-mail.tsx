import { useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { IdentityError } from '../identity-error'
import { reauthenticationWording as words } from './reauthenticate-wording'
import { useAttempt } from '../use-attempt'

const POLL_MS = 1000
const load = () => import('../../../data/identity/reauthentication')

/** Proves by a mailed link, opened in another window of this browser; notices by itself when it was. */
export function MailedProof({ email, onDone }: { email: string; onDone: () => void }) {
  const [before, setBefore] = useState<number>()
  const attempt = useAttempt()
  const look = useEffectEvent(async () => {
    const { signedInAt } = await load()
    if (before !== undefined && (await signedInAt()) > before) onDone()
  })
  useEffect(() => {
    if (before === undefined) return undefined
    const again = () => void look().catch((error: unknown) => console.warn('No proof yet.', error))
    const timer = setInterval(again, POLL_MS)
    return () => clearInterval(timer)
  }, [before])

  const send = () =>
    attempt.run(async () => {
      const { mailProof, signedInAt } = await load()
      const since = await signedInAt()
      await mailProof()
      setBefore(since)
    })
  if (before !== undefined) {
    return (
      <Banner tone="good" title={words.mailed.title}>
        {words.mailed.text(email)}
      </Banner>
    )
  }
  return (
    <>
      <Button variant="secondary" size="large" wide busy={attempt.busy} onClick={() => void send()}>
        {words.mail}
      </Button>
      <IdentityError error={attempt.error} hrefs={{}} />
    </>
  )
}
