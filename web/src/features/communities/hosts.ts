import type { ActivityCard } from 'functions/contract/activities/activity'

/** Somebody who brings others together, with what they put on. */
export interface Host {
  uid: string
  name: string
  photoUrl: string | null
  /** As in the list that they were found in; never empty. */
  activities: ActivityCard[]
}

/** The hosts of a list of activities, in the order in which each is met first; an activity met twice counts once. */
export function hostsOf(cards: readonly ActivityCard[]): Host[] {
  const hosts = new Map<string, Host>()
  const seen = new Set<string>()
  for (const card of cards) {
    if (seen.has(card.shareRef)) continue
    seen.add(card.shareRef)
    const { organiserUid: uid, organiserName: name, organiserPhotoURL: photoUrl } = card
    const host = hosts.get(uid)
    if (host) host.activities.push(card)
    else hosts.set(uid, { uid, name, photoUrl, activities: [card] })
  }
  return [...hosts.values()]
}
