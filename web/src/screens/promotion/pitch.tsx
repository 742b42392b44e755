import { ChartNoAxesCombined, Link2, MessageSquareText, QrCode } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import type { SessionUser } from '../../data/session-user'
import { isUnverified } from '../../data/session-user'
import { promotionWording } from '../../features/promotions/wording'
import { LinkButton } from '../../ui/button'
import { PageRoom } from '../../ui/layout/page-header'
import styles from './promotion.module.css'

const words = promotionWording.pitch

const TOOLS = [
  { icon: <Link2 />, ...words.tools.link },
  { icon: <MessageSquareText />, ...words.tools.texts },
  { icon: <QrCode />, ...words.tools.poster },
  { icon: <ChartNoAxesCombined />, ...words.tools.numbers },
]

function WayIn({ user, here }: { user: SessionUser | undefined; here: string }) {
  if (!user) {
    return (
      <LinkButton size="large" href={paths.login(here)}>
        {words.signIn}
      </LinkButton>
    )
  }
  if (isUnverified(user)) {
    return (
      <LinkButton size="large" href={paths.verify(here)}>
        {words.verify}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton size="large" href={paths.signUp(here)}>
        {words.signUp}
      </LinkButton>
      <p className={styles.small}>{words.guest}</p>
    </>
  )
}

interface PitchProps {
  user: SessionUser | undefined
  /** Where signing in leads back to. */
  here: string
  /** Other first words, for a page that does one thing of all these. */
  opening?: { title: string; text: string } | undefined
}

/** What the tools of this section do, for those who cannot use them yet, and the way in. */
export function Pitch({ user, here, opening }: PitchProps) {
  return (
    <PageRoom>
      <div className={styles.pitch}>
        <div className={styles.pitchWords}>
          <h1 className={styles.pitchTitle}>{opening?.title ?? words.title}</h1>
          <p className={styles.pitchLead}>{opening?.text ?? words.lead}</p>
          <div className={styles.wayIn}>
            <WayIn user={user} here={here} />
          </div>
        </div>
        <div className={styles.posters} aria-hidden="true">
          <img src="/covers/open-air-cinema.webp" alt="" width={600} height={338} />
          <img src="/covers/street-market.webp" alt="" width={600} height={338} />
          <img src="/covers/lantern-concert.webp" alt="" width={600} height={338} />
        </div>
      </div>
      <ul className={styles.tools}>
        {TOOLS.map(({ icon, title, text }) => (
          <li key={title} className={styles.tool}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageRoom>
  )
}
