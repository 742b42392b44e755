import { useEffect, useState } from 'react'
import { Banner } from '../../../ui/states/banner'
import { IdentityError } from '../identity-error'
import { needsSecondFactor } from '../../../data/identity/needs-proof'
import { reauthenticationWording } from './reauthenticate-wording'
import { SecondFactorChallenge } from '../second-factor/challenge'
import { useAttempt } from '../use-attempt'

const { arrived: words, confirm } = reauthenticationWording
const load = () => import('../../../data/identity/reauthentication')

/** Takes the mailed link through which the page was reached as a proof; the window that waits for it goes on by itself. */
export function MailedProofArrival() {
  const [href] = useState(() => window.location.href)
  const [done, setDone] = useState(false)
  const attempt = useAttempt()
  useEffect(() => {
    if (!new URL(href).searchParams.has('oobCode')) return
    void attempt.run(async () => {
      const { isMailedProof, proveByMailedLink } = await load()
      if (!isMailedProof(href)) return
      // The link works once: a reload is to show the page only.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      await proveByMailedLink(href)
      setDone(true)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- a link works once
  }, [])
  if (done) {
    return (
      <Banner tone="good" title={words.title}>
        {words.text}
      </Banner>
    )
  }
  if (needsSecondFactor(attempt.error)) {
    return (
      <SecondFactorChallenge
        error={attempt.error}
        submit={confirm}
        onDone={() => setDone(true)}
        onCancel={attempt.clear}
      />
    )
  }
  return <IdentityError error={attempt.error} hrefs={{}} />
}
