import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityCard as ActivityCardData } from 'functions/contract/activities/activity'
import type { ShareRef } from 'functions/contract/ids'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { ActivityPages } from '../../features/activity-lists/activity-pages'
import { cardProps } from '../../features/activity-lists/card-props'
import { myActivitiesQuery } from '../../features/activity-lists/queries'
import { isPromotable } from '../../features/promotions/promotable'
import { promotionWording } from '../../features/promotions/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { Numbers } from './numbers'

const words = promotionWording.home

function Nothing() {
  const actions = (
    <>
      <LinkButton href={paths.create()}>{words.none.action}</LinkButton>
      <LinkButton variant="secondary" href={paths.myActivities()}>
        {words.none.mine}
      </LinkButton>
    </>
  )
  return (
    <EmptyState icon={<Megaphone />} title={words.none.title} action={actions}>
      {words.none.text}
    </EmptyState>
  )
}

function Tools({ shareRef }: { shareRef: ShareRef }) {
  return (
    <>
      <Numbers shareRef={shareRef} />
      <LinkButton size="small" href={paths.promotionCreate(shareRef)}>
        {words.promote}
      </LinkButton>
      <LinkButton size="small" variant="secondary" href={paths.promotionPreview(shareRef)}>
        {words.preview}
      </LinkButton>
    </>
  )
}

interface OwnActivitiesProps {
  uid: string
  /** Where choosing one leads. */
  hrefOf: (shareRef: ShareRef) => string
  /** With its numbers and its buttons, or as a bare choice. */
  withTools?: boolean | undefined
}

/** The activities of one's own that can be promoted, each a way to `hrefOf`. */
export function OwnActivities({ uid, hrefOf, withTools }: OwnActivitiesProps) {
  const [now] = useState(() => new Date().toISOString())
  const query = useInfiniteQuery({
    ...myActivitiesQuery(uid, 'hosting'),
    select: (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.filter((it) => isPromotable(it, now)) })),
    }),
  })
  const card = (it: ActivityCardData) => ({
    ...cardProps(it, hrefOf(it.shareRef)),
    ...(withTools === true && { crowd: undefined, actions: <Tools shareRef={it.shareRef} /> }),
  })
  return <ActivityPages label={words.list} query={query} card={card} empty={<Nothing />} />
}
