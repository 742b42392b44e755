import { PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import { activityScreenWording as words } from './wording'

/** An activity on its way: its cover, its title and its facts. */
export function ActivitySkeleton() {
  return (
    <PageRoom narrow>
      <Loading label={words.loading}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton shape="card" />
        <Skeleton width="long" />
        <Skeleton />
      </Loading>
    </PageRoom>
  )
}
