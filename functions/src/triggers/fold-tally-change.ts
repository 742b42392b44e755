import { foldChanges } from '../actions/analytics/fold-tally'

/** Runs for every change of an activity's numbers. */
export async function foldTallyChange(params: { shareRef: string; changeId: string }): Promise<void> {
  await foldChanges(params.shareRef, params.changeId)
}
