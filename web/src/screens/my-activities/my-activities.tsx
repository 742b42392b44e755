import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MyActivitiesKind } from 'functions/contract/activities/my-activities'
import type { MyActivityCard } from 'functions/contract/activities/my-activities'
import { CalendarHeart, Ticket } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { draftsQuery } from '../../features/activities/draft/keeping/draft-calls'
import { ChipOfStanding, NoteOfStanding } from '../../features/rsvps/card-standing'
import { ActivityPages } from '../../features/activity-lists/activity-pages'
import { cardProps } from '../../features/activity-lists/card-props'
import { myActivitiesQuery } from '../../features/activity-lists/queries'
import { OfferBanners } from '../../features/wait-list/offer-banners'
import { shortWhen, wallTimeIn } from '../../lib/text/date-text'
import type { ActivityCardProps } from '../../ui/activity-card'
import { Badge } from '../../ui/badge'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Tabs } from '../../ui/layout/tabs'
import { BegunDrafts } from './begun-drafts'
import { myActivitiesWording as words } from './wording'

/** Helping has a tab for those only who help. */
function tabsFor(helps: boolean) {
  const kinds = MyActivitiesKind.options.filter((kind) => kind !== 'helping' || helps)
  return kinds.map((id) => ({ id, label: words.tabs[id] }))
}

function Small({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton variant="secondary" size="small" href={href}>
      {label}
    </LinkButton>
  )
}

/** When a draft goes live by itself, over its picture. */
function plannedFlag({ scheduledFor, timezone }: MyActivityCard): Pick<ActivityCardProps, 'flag'> {
  if (scheduledFor === undefined) return {}
  return { flag: <Badge tone="info">{words.planned(shortWhen(wallTimeIn(timezone, scheduledFor)))}</Badge> }
}

/** What has come of going, for whoever is not confirmed or only interested; what was called off says so instead. */
function standingProps(
  { standing, isInterested, status, shareRef }: MyActivityCard,
  kind: 'going' | 'past',
): Pick<ActivityCardProps, 'flag' | 'actions'> {
  if (status === 'cancelled') return {}
  if (isInterested) return { flag: <Badge tone="highlight">{words.interested}</Badge> }
  if (standing === undefined) return {}
  const flag = <ChipOfStanding state={standing.state} />
  if (kind === 'past') return { flag }
  return { flag, actions: <NoteOfStanding standing={standing} href={paths.activity(shareRef)} /> }
}

/** A card of this tab: hosts get their tools, drafts lead back into the form, invitations to their answer. */
function cardOf(it: MyActivityCard, kind: MyActivitiesKind, uid: string | undefined): ActivityCardProps {
  const { shareRef } = it
  if (kind === 'drafts') {
    const href = paths.edit(shareRef)
    return { ...cardProps(it, href), ...plannedFlag(it), actions: <Small href={href} label={words.resume} /> }
  }
  if (kind === 'invited') {
    const href = it.invitation ? paths.invitation(shareRef, it.invitation) : paths.activity(shareRef)
    return { ...cardProps(it, href), actions: <Small href={href} label={words.rsvp} /> }
  }
  const card = cardProps(it, paths.activity(shareRef))
  if (kind === 'going' || (kind === 'past' && it.organiserUid !== uid)) {
    return { ...card, ...standingProps(it, kind) }
  }
  const tools = (
    <>
      <Small href={paths.dashboard(shareRef)} label={words.dashboard} />
      <Small href={paths.edit(shareRef)} label={words.edit} />
    </>
  )
  return { ...card, actions: tools }
}

function Nothing({ kind }: { kind: MyActivitiesKind }) {
  const { title, text, action, href } = words.empty[kind]
  return (
    <EmptyState icon={<CalendarHeart />} title={title} action={<LinkButton href={href}>{action}</LinkButton>}>
      {text}
    </EmptyState>
  )
}

/** /my-activities: what the person hosts, goes to, has begun and has behind them. */
export function Screen() {
  const [params, setParams] = useSearchParams()
  const { user } = useSession()
  const kind = MyActivitiesKind.catch('hosting').parse(params.get('tab'))
  const query = useInfiniteQuery(myActivitiesQuery(user?.uid, kind))
  const helping = useInfiniteQuery(myActivitiesQuery(user?.uid, 'helping'))
  const begun = useQuery({ ...draftsQuery(user?.uid), enabled: user !== null && kind === 'drafts' })
  const hasBegun = (begun.data?.items.length ?? 0) > 0
  const helps = kind === 'helping' || (helping.data?.pages[0]?.items.length ?? 0) > 0
  return (
    <PageRoom>
      <PageHeader
        title={words.title}
        actions={
          <LinkButton variant="secondary" icon={<Ticket aria-hidden="true" />} href={paths.tickets()}>
            {words.tickets}
          </LinkButton>
        }
      />
      {user && <OfferBanners uid={user.uid} />}
      <Tabs
        label={words.title}
        tabs={tabsFor(helps)}
        selected={kind}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      >
        {kind === 'drafts' && <BegunDrafts uid={user?.uid} />}
        <ActivityPages
          label={words.tabs[kind]}
          query={query}
          card={(it) => cardOf(it, kind, user?.uid)}
          empty={kind === 'drafts' && hasBegun ? null : <Nothing kind={kind} />}
        />
      </Tabs>
    </PageRoom>
  )
}
