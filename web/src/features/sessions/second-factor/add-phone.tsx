import { useState } from 'react'
import { TextField } from '../../../ui/fields/text-field'
import { PhoneSetup } from '../phone/phone-setup'
import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { secondFactorWording } from './wording'

const { phone: words } = secondFactorWording
const load = () => import('../../../data/identity/second-factor')

/** Adds a telephone that gets a code each time its owner signs in. */
export function AddPhone({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState<string>(words.defaultName)
  async function send(number: string) {
    const { sendEnrolmentCode } = await load()
    return withRecentSignIn(() => sendEnrolmentCode(number))
  }
  async function add(verificationId: string, code: string) {
    const { addPhone } = await load()
    await addPhone(verificationId, code, name.trim() || words.defaultName)
    onDone()
  }
  return (
    <PhoneSetup lead={words.lead} submit={words.submit} send={send} onCode={add}>
      <TextField label={words.name} maxLength={40} value={name} onChange={setName} />
    </PhoneSetup>
  )
}
