import type { Activity } from 'functions/contract/activities/activity'
import { CircleCheck, Lightbulb, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { isUnverified } from '../../data/session-user'
import { adviceFor } from '../../features/promotions/advice'
import type { Advice } from '../../features/promotions/advice'
import { promotionWording } from '../../features/promotions/wording'
import { longDay, timeSpan } from '../../lib/text/date-text'
import { LinkButton } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { PageSkeleton } from '../../ui/states/skeleton'
import { CodesCard } from './codes'
import { Pitch } from './pitch'
import styles from './promotion.module.css'
import { WithActivity } from './with-activity'

const words = promotionWording.edit

interface PartProps {
  heading: string
  help: string
  advice?: Advice | undefined
  children: ReactNode
}

function Part({ heading, help, advice, children }: PartProps) {
  return (
    <Card heading={heading}>
      <div className={styles.stack}>
        <div className={styles.value}>{children}</div>
        <p className={advice?.isGood === false ? styles.hint : styles.help}>
          {advice?.isGood === true && <CircleCheck aria-label={words.good} role="img" />}
          {advice?.isGood === false && <Lightbulb aria-label={words.could} role="img" />}
          {advice?.text ?? help}
        </p>
      </div>
    </Card>
  )
}

function Words({ uid, activity }: { uid: string; activity: Activity }) {
  const { parts } = words
  const advice = adviceFor(activity)
  const { location } = activity
  return (
    <>
      <div className={styles.ways}>
        <LinkButton href={paths.edit(activity.shareRef)} icon={<Pencil aria-hidden="true" />}>
          {words.edit}
        </LinkButton>
      </div>
      <div className={styles.parts}>
        <Part heading={parts.title} help={parts.titleHelp} advice={advice.title}>
          <p className={styles.big}>{activity.title}</p>
        </Part>
        <Part heading={parts.sentence} help={parts.sentenceHelp} advice={advice.sentence}>
          <p>{activity.description || '–'}</p>
        </Part>
        <Part heading={parts.cover} help={parts.coverHelp} advice={advice.cover}>
          <img className={styles.cover} src={activity.thumbnail} alt="" width={640} height={335} />
        </Part>
        <Part heading={parts.when} help={parts.whenHelp}>
          <p>{longDay(activity.startDate)}</p>
          <p>{timeSpan(activity.startDate, activity.endDate)}</p>
          {activity.type === 'in-person' && <p>{location?.name || location?.address || parts.noPlace}</p>}
        </Part>
        <CodesCard uid={uid} activity={activity} />
      </div>
    </>
  )
}

/** /promotion/edit: where what others see of a link comes from, and what would make it better. */
export function Screen() {
  const { state, user } = useSession()
  const { pathname, search } = useLocation()
  if (state === 'unknown') return <PageSkeleton />
  if (!user || user.isAnonymous || isUnverified(user)) {
    return <Pitch user={user} here={pathname + search} opening={words.signedOut} />
  }
  return (
    <WithActivity uid={user.uid} title={words.title} hrefOf={paths.promotionEdit} anyStatus>
      {(activity) => <Words uid={user.uid} activity={activity} />}
    </WithActivity>
  )
}
