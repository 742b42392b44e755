import { MailOpen, Smartphone } from 'lucide-react'
import { sessionWording } from '../../features/sessions/wording'
import { Button } from '../../ui/button'
import type { Door } from './login-href'
import styles from './sign-in.module.css'

const { ways: words } = sessionWording

/** The doors that need no password. */
export function MoreWays({ disabled, onChoose }: { disabled: boolean; onChoose: (door: Door) => void }) {
  return (
    <div className={styles.ways} role="group" aria-label={words.label}>
      <Button
        variant="quiet"
        size="small"
        icon={<MailOpen aria-hidden="true" />}
        disabled={disabled}
        onClick={() => onChoose('email-link')}
      >
        {words.emailLink}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<Smartphone aria-hidden="true" />}
        disabled={disabled}
        onClick={() => onChoose('phone')}
      >
        {words.phone}
      </Button>
    </div>
  )
}
