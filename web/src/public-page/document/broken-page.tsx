import { LinkButton } from '../../ui/button'
import { paths } from '../../lib/navigation/paths'
import { PageFrame } from './page-frame'
import styles from './page-frame.module.css'
import { publicWording as words } from '../wording'

/** What stands where the server could not make the page: whose fault it is, what to do, and what to quote. */
export function BrokenPage({ requestId }: { requestId: string }) {
  return (
    <PageFrame>
      <div className={styles.missing}>
        <h1>{words.broken.title}</h1>
        <p>{words.broken.detail}</p>
        <p>
          {words.broken.reference} <code>{requestId}</code>
        </p>
        <LinkButton href="">{words.broken.again}</LinkButton>
        <LinkButton variant="secondary" href={paths.explore()}>
          {words.missing.explore}
        </LinkButton>
      </div>
    </PageFrame>
  )
}
