import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { promotionWording } from '../../features/promotions/wording'
import { PageSkeleton } from '../../ui/states/skeleton'
import { OwnActivities } from './own-activities'
import { Pitch } from './pitch'
import { PromotionPage } from './promotion-page'

const words = promotionWording.home

/** /promotion: the activities that one can promote; for everybody else, what the tools do. */
export function Screen() {
  const { state, user } = useSession()
  if (state === 'unknown') return <PageSkeleton />
  if (!user || user.isAnonymous || isUnverified(user)) return <Pitch user={user} here={paths.promotion()} />
  return (
    <PromotionPage title={words.title} lead={words.lead}>
      <OwnActivities uid={user.uid} hrefOf={paths.promotionCreate} withTools />
    </PromotionPage>
  )
}
