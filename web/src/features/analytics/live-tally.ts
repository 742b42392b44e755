import { Tally } from 'functions/contract/analytics/tally'
import { useLiveDoc } from '../../data/live/live'

/** An activity's numbers, live: one document, however many orders there are. */
export function useLiveTally(shareRef: string) {
  return useLiveDoc(Tally, `activities/${shareRef}/tally/current`)
}
