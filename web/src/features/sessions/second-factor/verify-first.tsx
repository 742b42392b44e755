import { sendVerification } from '../../../data/firebase/auth'
import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/dialogs/toast'
import { IdentityError } from '../identity-error'
import { useAttempt } from '../use-attempt'
import { secondFactorWording } from './wording'

const { needsEmail: words } = secondFactorWording

/** Says that a second step needs a verified address, and sends the link that verifies it. */
export function VerifyFirst({ email }: { email: string | null }) {
  const toast = useToast()
  const attempt = useAttempt()
  async function send() {
    if (await attempt.run(sendVerification)) toast.show({ tone: 'good', text: words.sent })
  }
  if (email === null) return <Banner title={words.title}>{words.none}</Banner>
  return (
    <>
      <Banner
        title={words.title}
        action={
          <Button size="small" variant="secondary" busy={attempt.busy} onClick={() => void send()}>
            {words.action}
          </Button>
        }
      >
        {words.text}
      </Banner>
      <IdentityError error={attempt.error} hrefs={{}} />
    </>
  )
}
