import { operator } from '../lib/operator'
import { Link } from '../ui/link'
import { paths } from '../lib/navigation/paths'
import { appWording } from './wording'
import styles from './site-footer.module.css'

const { footer: words } = appWording

const LINKS = [
  { href: paths.help(), label: words.help },
  { href: paths.contact(), label: words.contact },
  { href: paths.tickets(), label: words.findTickets },
  { href: paths.terms(), label: words.terms },
  { href: paths.privacy(), label: words.privacy },
]

/** The end of every page that people arrive on: help, contact, and what they agree to. */
export function SiteFooter() {
  return (
    <footer className={styles.foot}>
      <nav className={styles.links} aria-label={words.label}>
        {LINKS.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </nav>
      <p className={styles.operator}>{words.runBy(operator.name)}</p>
    </footer>
  )
}
