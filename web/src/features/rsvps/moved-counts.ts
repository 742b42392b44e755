import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpInfo } from 'functions/contract/rsvps/rsvp'

type Counts = Activity['counts']
type Answered = Pick<RsvpInfo, 'response' | 'state'>

/** How an RSVP counts in what everybody sees. */
function countedAs({ response, state }: Answered): keyof Counts | undefined {
  if (response === 'interested') return 'interested'
  return response === 'going' && (state ?? 'confirmed') === 'confirmed' ? 'going' : undefined
}

/** The numbers of a page that was written before somebody answered on it, with their RSVP. */
export function movedCounts(counts: Counts, before: Answered, after: Answered): Counts {
  const [from, to] = [countedAs(before), countedAs(after)]
  if (from === to) return counts
  const moved = { ...counts }
  if (from) moved[from] = Math.max(0, moved[from] - 1)
  if (to) moved[to] += 1
  return moved
}
