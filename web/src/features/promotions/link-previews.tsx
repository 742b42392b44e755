import type { Activity } from 'functions/contract/activities/activity'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { sharedLinkOf } from '../../entities/activities/shared-link'
import { Avatar } from '../../ui/avatar'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import styles from './link-previews.module.css'
import { promotionWording } from './wording'

const words = promotionWording.preview
const WIDTHS = (['phone', 'wide'] as const).map((value) => ({ value, label: words.widths[value] }))

type SharedLink = ReturnType<typeof sharedLinkOf>

/** The site's name as feeds write it: without the scheme. */
const siteOf = (url: string) => new URL(url).host

function Chat({ link }: { link: SharedLink }) {
  return (
    <div className={styles.chat}>
      <div className={styles.bubble}>
        <div className={styles.attached}>
          <img src={link.image} alt="" width={600} height={315} />
          <div>
            <p className={styles.strong}>{link.title}</p>
            <p className={styles.twoLines}>{link.description}</p>
            <p className={styles.site}>{siteOf(link.url)}</p>
          </div>
        </div>
        <p className={styles.said}>{words.chatText}</p>
        <p className={styles.link}>{link.url}</p>
      </div>
    </div>
  )
}

function Feed({ link, by }: { link: SharedLink; by: string }) {
  return (
    <div className={styles.post}>
      <p className={styles.by}>
        <Avatar name={by} size="small" />
        <span className={styles.strong}>{by}</span>
        <span className={styles.site}>{words.now}</span>
      </p>
      <div className={styles.large}>
        <img src={link.image} alt="" width={1200} height={630} />
        <div>
          <p className={styles.site}>{siteOf(link.url)}</p>
          <p className={styles.strong}>{link.title}</p>
          <p className={styles.oneLine}>{link.description}</p>
        </div>
      </div>
    </div>
  )
}

function Result({ link, day }: { link: SharedLink; day: string }) {
  const { host, pathname } = new URL(link.url)
  return (
    <div className={styles.result}>
      <p className={styles.site}>
        {host}
        {pathname.replaceAll('/', ' › ')}
      </p>
      <p className={styles.found}>{words.searchTitle(link.title)}</p>
      <p className={styles.twoLines}>
        {day} — {link.description}
      </p>
    </div>
  )
}

function Shown({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.shown}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** How the link of an activity looks elsewhere, made from what the head of its public page says. */
export function LinkPreviews({ activity }: { activity: Activity }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('phone')
  const link = sharedLinkOf(activity, window.location.origin)
  return (
    <div className={styles.previews}>
      <div className={styles.widths}>
        <SegmentedControl label={words.width} hideLabel options={WIDTHS} value={width} onChange={setWidth} />
      </div>
      <div className={classNames(styles.stage, width === 'phone' && styles.phone)}>
        <Shown heading={words.chat}>
          <Chat link={link} />
        </Shown>
        <Shown heading={words.feed}>
          <Feed link={link} by={activity.organiser.name || words.you} />
        </Shown>
        <Shown heading={words.search}>
          <Result link={link} day={activity.startDate.slice(0, 10)} />
        </Shown>
      </div>
    </div>
  )
}
