import { CalendarPlus, ChartNoAxesCombined, Share2 } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { LinkButton } from '../../ui/button'
import { PageRoom } from '../../ui/layout/page-header'
import styles from './create.module.css'
import { createWording as words } from './wording'

const STEPS = [
  { icon: <CalendarPlus />, ...words.start.steps.write },
  { icon: <Share2 />, ...words.start.steps.share },
  { icon: <ChartNoAxesCombined />, ...words.start.steps.watch },
]

/** /create: what it takes, and the way in. */
export function Screen() {
  return (
    <PageRoom>
      <div className={styles.start}>
        <div className={styles.words}>
          <h1 className={styles.title}>{words.start.title}</h1>
          <p className={styles.lead}>{words.start.lead}</p>
          <div>
            <LinkButton size="large" href={paths.createSelect()}>
              {words.start.go}
            </LinkButton>
          </div>
          <p className={styles.small}>{words.start.free}</p>
        </div>
        <div className={styles.pictures} aria-hidden="true">
          <img src="/covers/supper-table.webp" alt="" width={600} height={338} />
          <img src="/covers/lantern-concert.webp" alt="" width={600} height={338} />
          <img src="/covers/river-run.webp" alt="" width={600} height={338} />
        </div>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ icon, title, detail }) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <h2>{title}</h2>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </PageRoom>
  )
}
