import { PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './dashboard.module.css'
import { dashboardWording as words } from './wording'

const FIGURES = ['revenue', 'sold', 'going', 'interested']

/** The dashboard on its way: its title, its figures and its charts. */
export function DashboardSkeleton() {
  return (
    <PageRoom>
      <Loading label={words.loading}>
        <Skeleton shape="title" width="half" />
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <Skeleton key={figure} shape="card" />
          ))}
        </div>
        <Skeleton shape="picture" />
      </Loading>
    </PageRoom>
  )
}
