import { useSyncExternalStore } from 'react'
import { hasAgreementChanged, shownAgreement, watchAgreement } from '../../data/agreement'
import { Link } from '../../ui/link'
import styles from './consent-line.module.css'
import { paths } from '../../lib/navigation/paths'
import { consentWording as words } from './consent-wording'

/** A text in a window of its own: what is being typed here stays. */
function Text({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  )
}

/** What one agrees to by going on; beside the button that goes on. */
export function ConsentLine() {
  useSyncExternalStore(watchAgreement, shownAgreement, shownAgreement)
  return (
    <p className={styles.line}>
      {hasAgreementChanged() && (
        <strong className={styles.news} role="status">
          {words.changed}{' '}
        </strong>
      )}
      {words.before} <Text href={paths.terms()}>{words.terms}</Text> {words.between}{' '}
      <Text href={paths.privacy()}>{words.privacy}</Text>.
    </p>
  )
}
