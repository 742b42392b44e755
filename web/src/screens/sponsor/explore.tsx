import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityCard as ActivityCardData, ActivityPage } from 'functions/contract/activities/activity'
import { CalendarSearch } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { ActivityPages } from '../../features/activity-lists/activity-pages'
import { cardProps } from '../../features/activity-lists/card-props'
import { exploreQuery } from '../../features/activity-lists/queries'
import { sponsorWording } from '../../features/sponsorships/wording'
import { Button, LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { Nothing } from './nothing'
import { SponsorPage } from './sponsor-page'

const words = sponsorWording.explore

/** Whether there is a checkout to add something at. */
function sellsTickets({ priceFrom, isSoldOut }: ActivityCardData): boolean {
  return priceFrom !== null && priceFrom > 0 && !isSoldOut
}

function onlySelling(page: ActivityPage): ActivityPage {
  return { ...page, items: page.items.filter(sellsTickets) }
}

function cardOf(it: ActivityCardData) {
  const give = (
    <LinkButton size="small" href={paths.checkout(it.shareRef)}>
      {words.give}
      <span className="sr-only">: {it.title}</span>
    </LinkButton>
  )
  return { ...cardProps(it, paths.activity(it.shareRef)), actions: give }
}

/** /sponsor/explore: what is to come and sells tickets, each with its checkout. */
export function Screen() {
  const query = useInfiniteQuery({
    ...exploreQuery({ sort: 'startDate', direction: 'asc' }),
    select: (data) => ({ ...data, pages: data.pages.map(onlySelling) }),
  })
  const further = (
    <EmptyState
      icon={<CalendarSearch />}
      title={words.nothingYet}
      action={
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.further}
        </Button>
      }
    />
  )
  return (
    <SponsorPage title={words.title} lead={words.lead}>
      <ActivityPages
        label={words.list}
        query={query}
        card={cardOf}
        empty={query.hasNextPage ? further : <Nothing words={words.none} href={paths.explore()} />}
      />
    </SponsorPage>
  )
}
