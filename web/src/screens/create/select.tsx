import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DraftCard } from 'functions/contract/drafts/activity-draft'
import { ChevronRight, Download, MessageSquareQuote, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { draftsQuery } from '../../features/activities/draft/keeping/draft-calls'
import { readStoredDraft } from '../../features/activities/draft/keeping/stored-draft'
import { myActivitiesQuery } from '../../features/activity-lists/queries'
import { shortWhen, timeAgo } from '../../lib/text/date-text'
import { Link } from '../../ui/link'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import styles from './create.module.css'
import { createWording } from './wording'

const words = createWording.select
const MOST_EARLIER = 5

interface DoorProps {
  href: string
  icon: ReactNode
  title: string
  detail: string
}

function Door({ href, icon, title, detail }: DoorProps) {
  return (
    <section className={styles.door}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>
          <Link href={href}>{title}</Link>
        </h2>
        <p>{detail}</p>
      </div>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </section>
  )
}

interface DraftRow {
  href: string
  title: string
  imageUrl: string
  detail: string
}

/** Something begun on any device and not saved: a new activity, or changes to a saved one. */
function rowOf({ key, shareRef, title, thumbnail, savedAt }: DraftCard): DraftRow {
  const { untitled, begun, changed } = words.continue
  return {
    href: shareRef === null ? paths.editDraft(key) : paths.edit(shareRef),
    title: title || untitled,
    imageUrl: thumbnail,
    detail: (shareRef === null ? begun : changed)(timeAgo(savedAt)),
  }
}

/** What this person has begun: on this device, on others, and saved. */
function useDraftRows(): DraftRow[] {
  const { user } = useSession()
  const [local] = useState(() => user && readStoredDraft(user.uid, 'new'))
  const saved = useInfiniteQuery(myActivitiesQuery(user?.uid, 'drafts'))
  const begun = useQuery(draftsQuery(user?.uid))
  const here = local && {
    href: paths.manualCreate(),
    title: local.draft.title || words.continue.untitled,
    imageUrl: local.draft.thumbnail,
    detail: words.continue.kept(timeAgo(local.savedAt)),
  }
  const rows = (saved.data?.pages[0]?.items ?? []).map((it) => ({
    href: paths.edit(it.shareRef),
    title: it.title,
    imageUrl: it.thumbnail,
    detail: `${words.continue.edited} · ${shortWhen(it.startDate)}`,
  }))
  const unsaved = (begun.data?.items ?? []).filter(({ key }) => key !== local?.mark?.key).map(rowOf)
  const others = rows.filter(({ href }) => unsaved.every((row) => row.href !== href))
  return [...(here ? [here] : []), ...unsaved, ...others]
}

function Row({ href, title, imageUrl, detail }: DraftRow) {
  return (
    <li className={styles.draft}>
      <img src={imageUrl} alt="" width={128} height={80} loading="lazy" />
      <div>
        <Link href={href}>{title}</Link>
        <p>{detail}</p>
      </div>
    </li>
  )
}

function Drafts() {
  const rows = useDraftRows()
  if (rows.length === 0) return null
  return (
    <section className={styles.drafts}>
      <h2>{words.continue.title}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.href} {...row} />
        ))}
      </ul>
    </section>
  )
}

/** What this person has hosted lately: to be done again. */
function Earlier() {
  const { user } = useSession()
  const hosted = useInfiniteQuery(myActivitiesQuery(user?.uid, 'hosting'))
  const items = (hosted.data?.pages[0]?.items ?? []).slice(0, MOST_EARLIER)
  if (items.length === 0) return null
  return (
    <section className={styles.drafts}>
      <h2>{words.copy.title}</h2>
      <p className={styles.small}>{words.copy.detail}</p>
      <ul>
        {items.map((it) => (
          <Row
            key={it.shareRef}
            href={paths.copyActivity(it.shareRef)}
            title={it.title}
            imageUrl={it.thumbnail}
            detail={shortWhen(it.startDate)}
          />
        ))}
      </ul>
    </section>
  )
}

/** /create/select: the ways to begin, and what was begun already. */
export function Screen() {
  return (
    <PageRoom narrow>
      <PageHeader title={words.title} />
      <div className={styles.doors}>
        <Door {...words.manual} href={paths.manualCreate()} icon={<PenLine />} />
        <Door {...words.describe} href={paths.aiCreate()} icon={<MessageSquareQuote />} />
        <Door {...words.import} href={paths.createImport()} icon={<Download />} />
        <Drafts />
        <Earlier />
      </div>
    </PageRoom>
  )
}
