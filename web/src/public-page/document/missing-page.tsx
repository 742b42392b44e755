import { paths } from '../../lib/navigation/paths'
import { LinkButton } from '../../ui/button'
import { PageFrame } from './page-frame'
import styles from './page-frame.module.css'
import { publicWording as words } from '../wording'

/** What stands at the address of an activity that is not there, or not for everybody: the same for both. */
export function MissingPage() {
  return (
    <PageFrame>
      <div className={styles.missing}>
        <h1>{words.missing.title}</h1>
        <p>{words.missing.detail}</p>
        <LinkButton href={paths.explore()}>{words.missing.explore}</LinkButton>
        <div className={styles.ways}>
          <LinkButton variant="secondary" href={paths.tickets()}>
            {words.missing.tickets}
          </LinkButton>
          <LinkButton variant="secondary" href={paths.help()}>
            {words.missing.help}
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  )
}
