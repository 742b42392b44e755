import type { Activity } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { shownPrice } from 'functions/contract/pricing/shown-price'
import { paths } from '../../lib/navigation/paths'
import { longDay, timeOfDay } from '../../lib/text/date-text'

/** What every text about an activity says. */
export interface SharedFacts {
  title: string
  sentence: string
  day: string
  time: string
  place: string | undefined
  price: string | undefined
  host: string
  url: string
}

function placeOf({ type, location }: Activity): string | undefined {
  if (type === 'virtual') return 'online'
  return [location?.name, location?.address].filter(Boolean).join(', ') || undefined
}

function priceOf(activity: Activity): string | undefined {
  const { ticketTypes, currency } = activity
  if (ticketTypes.length === 0) return undefined
  const lowest = Math.min(...ticketTypes.map((type) => shownPrice(type.price, activity)))
  const isOne = ticketTypes.length === 1
  if (lowest === 0) return isOne ? 'Free' : 'Free tickets, too'
  return `${isOne ? '' : 'From '}${formatMoney(lowest, currency)}`
}

/** Where people find an activity: its public page, or its private screen where it is not for everybody. */
export function linkOf({ audience, shareRef }: Activity, origin: string): string {
  return origin + (audience === 'public' ? paths.publicActivity(shareRef) : paths.activity(shareRef))
}

export function sharedFactsOf(activity: Activity, origin: string): SharedFacts {
  return {
    title: activity.title,
    sentence: activity.description,
    day: longDay(activity.startDate),
    time: timeOfDay(activity.startDate),
    place: placeOf(activity),
    price: priceOf(activity),
    host: activity.organiser.name,
    url: linkOf(activity, origin),
  }
}
