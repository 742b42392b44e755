import type { ActivityCard } from 'functions/contract/activity'

/** Somebody who brings others together, with what they put on. */
export interface Host {
  name: string
  /** As in the list that they were found in; never empty. */
  activities: ActivityCard[]
}

/** Whose activity a card is. */
function hostKeyOf({ organiserName }: ActivityCard): string {
  return organiserName.trim().toLocaleLowerCase()
}

/** The hosts of a list of activities, in the order in which each is met first; an activity met twice counts once. */
export function hostsOf(cards: readonly ActivityCard[]): Host[] {
  const hosts = new Map<string, Host>()
  const seen = new Set<string>()
  for (const card of cards) {
    if (seen.has(card.shareRef)) continue
    seen.add(card.shareRef)
    const key = hostKeyOf(card)
    const host = hosts.get(key)
    if (host) host.activities.push(card)
    else hosts.set(key, { name: card.organiserName.trim(), activities: [card] })
  }
  return [...hosts.values()]
}
