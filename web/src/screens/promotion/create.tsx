import { Eye } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { KitLink } from '../../features/promotions/kit-link'
import { KitPoster } from '../../features/promotions/kit-poster'
import { KitQr } from '../../features/promotions/kit-qr'
import { KitTexts } from '../../features/promotions/kit-texts'
import { promotionWording } from '../../features/promotions/wording'
import { LinkButton } from '../../ui/button'
import { CodesCard } from './codes'
import { Numbers } from './numbers'
import styles from './promotion.module.css'
import { WithActivity } from './with-activity'

const words = promotionWording.kit

/** /promotion/create: everything to pass an activity on with. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <WithActivity uid={user.uid} title={words.title} hrefOf={paths.promotionCreate}>
      {(activity) => (
        <div className={styles.kit}>
          <div className={styles.column}>
            <div className={styles.facts}>
              <Numbers shareRef={activity.shareRef} />
              <LinkButton
                size="small"
                variant="secondary"
                href={paths.promotionPreview(activity.shareRef)}
                icon={<Eye aria-hidden="true" />}
              >
                {words.preview}
              </LinkButton>
            </div>
            <KitLink activity={activity} />
            <KitTexts uid={user.uid} activity={activity} />
            <CodesCard uid={user.uid} activity={activity} />
          </div>
          <div className={styles.column}>
            <KitQr activity={activity} />
            <KitPoster activity={activity} />
          </div>
        </div>
      )}
    </WithActivity>
  )
}
