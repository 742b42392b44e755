import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { PhoneSetup } from '../phone/phone-setup'
import { methodsWording } from './wording'

const { phone: words } = methodsWording

/** Makes a number one to sign in by, in place of the one before. */
export function SavePhone({ onDone }: { onDone: () => void }) {
  const send = async (number: string) => (await import('../../../data/identity/phone')).sendCode(number)
  async function save(verificationId: string, code: string) {
    const { setPhone } = await import('../../../data/identity/methods')
    await withRecentSignIn(() => setPhone(verificationId, code))
    onDone()
  }
  return <PhoneSetup lead={words.lead} submit={words.submit} send={send} onCode={save} />
}
