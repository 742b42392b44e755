import { useEffect, useState } from 'react'
import type { NewApp } from '../../../data/identity/second-factor'
import { CopyButton } from '../../../ui/copy-button'
import { QrCode } from '../../../ui/qr-code'
import { FormSkeleton } from '../../../ui/states/skeleton'
import { TextField } from '../../../ui/fields/text-field'
import { CodeForm } from '../code-form'
import { IdentityError } from '../identity-error'
import styles from '../security.module.css'
import { useAttempt } from '../use-attempt'
import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { secondFactorWording } from './wording'

const { app: words } = secondFactorWording
const load = () => import('../../../data/identity/second-factor')

/** Adds an authenticator app: a code to scan, and one that the app shows to prove that it was scanned. */
export function AddApp({ onDone }: { onDone: () => void }) {
  const [app, setApp] = useState<NewApp>()
  const [name, setName] = useState<string>(words.defaultName)
  const beginning = useAttempt()
  const adding = useAttempt()
  useEffect(() => {
    let current = true
    void beginning.run(async () => {
      const { beginApp } = await load()
      const begun = await withRecentSignIn(beginApp)
      if (current) setApp(begun)
    })
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a key is asked for once
  }, [])

  async function add(code: string) {
    if (!app) return
    await app.add(code, name.trim() || words.defaultName)
    onDone()
  }
  if (!app) {
    return beginning.error === undefined ? (
      <FormSkeleton fields={2} />
    ) : (
      <IdentityError error={beginning.error} hrefs={{}} />
    )
  }
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{words.scan}</p>
      <div className={styles.scan}>
        <QrCode text={app.uri} label={words.qr} />
        <div className={styles.key}>
          <p className={styles.label}>{words.key}</p>
          <code className={styles.secret}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={app.secret} label={words.copy} />
        </div>
      </div>
      <CodeForm label={words.code} submit={words.submit} attempt={adding} onCode={add}>
        <TextField label={words.name} help={words.nameHelp} maxLength={40} value={name} onChange={setName} />
      </CodeForm>
    </div>
  )
}
