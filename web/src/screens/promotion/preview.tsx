import { PenLine, Share2 } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { KitPoster } from '../../features/promotions/kit-poster'
import { LinkPreviews } from '../../features/promotions/link-previews'
import { promotionWording } from '../../features/promotions/wording'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import styles from './promotion.module.css'
import { WithActivity } from './with-activity'

const words = promotionWording.preview

/** /promotion/preview: how the link of an activity looks where it is pasted, and its poster. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <WithActivity uid={user.uid} title={words.title} hrefOf={paths.promotionPreview}>
      {(activity) => (
        <>
          <div className={styles.ways}>
            <LinkButton href={paths.promotionCreate(activity.shareRef)} icon={<Share2 aria-hidden="true" />}>
              {words.share}
            </LinkButton>
            <LinkButton
              variant="secondary"
              href={paths.promotionEdit(activity.shareRef)}
              icon={<PenLine aria-hidden="true" />}
            >
              {words.change}
            </LinkButton>
          </div>
          {activity.audience !== 'public' && <Banner tone="warn">{words.restricted}</Banner>}
          <div className={styles.looks}>
            <LinkPreviews activity={activity} />
            <KitPoster activity={activity} />
          </div>
        </>
      )}
    </WithActivity>
  )
}
