import type { ActivityCard as ActivityCardData, ActivityStatus } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { ActivityCardProps } from '../../ui/activity-card'
import { Badge } from '../../ui/badge'
import { activityListWording as words } from './wording'

/** The price as a list says it: "Free", "From $12", "Sold out", or nothing where there are no tickets. */
export function priceWords(
  it: Pick<ActivityCardData, 'priceFrom' | 'isSoldOut' | 'currency'>,
): string | undefined {
  if (it.isSoldOut) return words.soldOut
  if (it.priceFrom === null) return undefined
  return it.priceFrom === 0 ? words.free : words.from(formatMoney(it.priceFrom, it.currency))
}

const TONES = { inactive: 'warn', cancelled: 'bad', draft: 'info', deleted: 'bad', active: 'good' } as const

function flagOf(status: ActivityStatus) {
  const word = words.status[status]
  return word === undefined ? undefined : <Badge tone={TONES[status]}>{word}</Badge>
}

function placeOf(it: ActivityCardData): string | undefined {
  return it.type === 'virtual' ? words.online : (it.locationName ?? undefined)
}

/** The contract's card as the picture card shows it. */
export function cardProps(it: ActivityCardData, href: string): ActivityCardProps {
  return {
    href,
    title: it.title,
    imageUrl: it.thumbnail,
    startDate: it.startDate,
    place: placeOf(it),
    organiserName: it.organiserName,
    price: priceWords(it),
    crowd: it.counts.going > 0 ? words.going(it.counts.going) : undefined,
    flag: flagOf(it.status),
  }
}
