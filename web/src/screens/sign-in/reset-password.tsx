import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { NewPasswordForm } from '../../features/sessions/password/new-password-form'
import { ResetForm } from '../../features/sessions/password/reset-form'
import { sessionWording } from '../../features/sessions/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import styles from './sign-in.module.css'

const { reset: words } = sessionWording

function Done({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      level={1}
      icon={<MailCheck />}
      title={title}
      action={<LinkButton href={paths.login()}>{words.back}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

/** /reset-password: asks for the mail; with the code of a mailed link, sets the new password. */
export function Screen() {
  const [params] = useSearchParams()
  const code = params.get('mode') === 'resetPassword' ? params.get('oobCode') : null
  const [sentTo, setSentTo] = useState<string>()
  const [changed, setChanged] = useState(false)
  if (changed) return <Done title={words.title} text={words.done} />
  if (sentTo !== undefined) return <Done title={words.sentTitle} text={words.sent(sentTo)} />
  return (
    <PageRoom narrow>
      <div className={styles.column}>
        <PageHeader
          title={words.title}
          {...(code === null && { lead: words.lead })}
          back={{ href: paths.login(), label: words.back }}
        />
        {code === null ? (
          <ResetForm onSent={setSentTo} />
        ) : (
          <NewPasswordForm code={code} onDone={() => setChanged(true)} />
        )}
      </div>
    </PageRoom>
  )
}
