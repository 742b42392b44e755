import { orderWording as words } from '../entities/orders/order-wording'
import { PageRoom } from '../ui/layout/page-header'
import { Loading, Skeleton } from '../ui/states/skeleton'
import styles from './checkout.module.css'
import { Steps } from './steps/steps'

/** The details on their way, in their shape: nothing moves when they come. */
export function Holding() {
  return (
    <PageRoom>
      <Steps at="details" />
      <Loading label={words.holding} className={styles.columns}>
        <div className={styles.top}>
          <div className={styles.activity}>
            <span className={styles.pictureRoom}>
              <Skeleton shape="picture" />
            </span>
            <span className={styles.wordsRoom}>
              <Skeleton shape="title" width="long" />
              <Skeleton width="half" />
            </span>
          </div>
          <Skeleton shape="control" />
        </div>
        <div className={styles.form}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="short" />
          <Skeleton shape="control" />
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
        <div className={styles.summary}>
          <Skeleton shape="card" />
        </div>
      </Loading>
    </PageRoom>
  )
}
