import type { Activity } from 'functions/contract/activities/activity'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { whyNotGive } from '../../features/sponsorships/may-give'
import { sponsorWording } from '../../features/sponsorships/wording'
import { shortWhen } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { ChosenActivity } from './chosen-activity'
import { SponsorPage } from './sponsor-page'
import styles from './sponsor-screens.module.css'

const words = sponsorWording.payment
const STEPS = [words.steps.choose, words.steps.add, words.steps.pay]

function Begin({ activity }: { activity: Activity }) {
  const [now] = useState(() => new Date().toISOString())
  const { shareRef } = activity
  const whyNot = whyNotGive(activity, now)
  if (whyNot) {
    const other = (
      <LinkButton size="small" variant="secondary" href={paths.sponsorExplore()}>
        {words.instead}
      </LinkButton>
    )
    return <Banner action={other}>{words.closed[whyNot]}</Banner>
  }
  return (
    <LinkButton size="large" wide href={paths.checkout(shareRef)}>
      {words.go}
    </LinkButton>
  )
}

function Give({ activity }: { activity: Activity }) {
  const { title, thumbnail, startDate, organiser } = activity
  return (
    <SponsorPage narrow title={words.title} lead={words.lead(title)}>
      <div className={styles.stack}>
        <div className={styles.about}>
          <img src={thumbnail} alt="" width={320} height={200} />
          <div>
            <p className={styles.when}>{shortWhen(startDate)}</p>
            <p className={styles.strong}>{title}</p>
            <p className={styles.small}>{sponsorWording.activity.by(organiser.name)}</p>
          </div>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <div>
                <h2>{step.title}</h2>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Begin activity={activity} />
      </div>
    </SponsorPage>
  )
}

/** /sponsor/payment: how giving to an activity goes, and the way into its checkout. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <ChosenActivity uid={user.uid} none={words.none}>
      {(activity) => <Give activity={activity} />}
    </ChosenActivity>
  )
}
