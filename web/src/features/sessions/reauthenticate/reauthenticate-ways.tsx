import { useState } from 'react'
import type { FormEvent } from 'react'
import { nameOfProvider } from '../../../data/identity/providers'
import type { SignInRecord } from '../../../data/identity/sign-in-record'
import { Banner } from '../../../ui/states/banner'
import { BrandMark } from '../../../ui/layout/brand-mark'
import { Button } from '../../../ui/button'
import { PasswordField } from '../../../ui/fields/password-field'
import { IdentityError } from '../identity-error'
import { MailedProof } from './reauthenticate-by-mail'
import { PhoneProof } from './reauthenticate-by-phone'
import { reauthenticationWording as words } from './reauthenticate-wording'
import security from '../security.module.css'
import styles from '../session.module.css'
import { useAttempt } from '../use-attempt'

const load = () => import('../../../data/identity/reauthentication')

type Prove = (work: () => Promise<void>) => Promise<void>

interface WaysProps {
  record: SignInRecord
  prove: Prove
  onDone: () => void
}

/** Every proof that an account can give: its password, third parties, its phone, a link to its address. */
export function ReauthenticateWays({ record, prove, onDone }: WaysProps) {
  const { hasPassword, thirdParties, phone, email } = record
  const isEmpty = !hasPassword && thirdParties.length === 0 && phone === null && email === null
  if (isEmpty) return <Banner title={words.none.title}>{words.none.text}</Banner>
  const hasOthers = thirdParties.length > 0 || phone !== null || email !== null
  return (
    <>
      {hasPassword && <PasswordProof prove={prove} />}
      {hasPassword && hasOthers && <p className={security.or}>{words.or}</p>}
      {thirdParties.map(({ id }) => (
        <ThirdPartyProof key={id} id={id} prove={prove} />
      ))}
      {phone !== null && <PhoneProof phone={phone} prove={prove} />}
      {email !== null && <MailedProof email={email} onDone={onDone} />}
    </>
  )
}

function PasswordProof({ prove }: { prove: Prove }) {
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const attempt = useAttempt()
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password === '') return
    void attempt.run(async () => {
      const { proveByPassword } = await load()
      await prove(() => proveByPassword(password))
    })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? words.missingPassword : undefined}
      />
      <IdentityError error={attempt.error} hrefs={{}} />
      <Button type="submit" size="large" wide busy={attempt.busy}>
        {words.confirm}
      </Button>
    </form>
  )
}

function ThirdPartyProof({ id, prove }: { id: string; prove: Prove }) {
  const attempt = useAttempt()
  const work = async () => {
    const { proveByThirdParty } = await load()
    await prove(() => proveByThirdParty(id))
  }
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        icon={<BrandMark provider={id} />}
        busy={attempt.busy}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void attempt.run(work)}
      >
        {words.party(nameOfProvider(id))}
      </Button>
      <IdentityError error={attempt.error} hrefs={{}} />
    </>
  )
}
