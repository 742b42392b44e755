import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { Instant, WallTime } from 'functions/contract/time'
import { wallTimeIn } from '../../../../lib/text/date-text'
import { nameOf } from '../draft'
import type { ActivityDraft } from '../draft'
import { fromSaved } from './from-saved'
import { ownMedia, withMedia } from '../media'
import { addMinutes, isComplete } from '../wall-time'

const WEEK = 7 * 24 * 60

/** How far the copy moves: whole weeks, so that weekday and time stay, to the first one that is still to come. */
function distance(startDate: WallTime, clock: WallTime): number {
  let minutes = WEEK
  while (addMinutes(startDate, minutes) <= clock) minutes += WEEK
  return minutes
}

/**
 * A new draft like a saved activity: everything but what happened to it. Its dates, and those of its sales and codes, move
 * on by whole weeks; its ticket types are new ones, and its codes are for those.
 * @param keepsUploads whether the pictures are the person's own: another one's cannot be saved with it
 */
export function copyOf(
  saved: ActivitySaveInput,
  { now, keepsUploads, newId }: { now: Instant; keepsUploads: boolean; newId: () => string },
): ActivityDraft {
  const draft = fromSaved(saved)
  const by = distance(draft.startDate, wallTimeIn(draft.timezone, now))
  const later = <W extends WallTime | null | undefined>(wall: W) =>
    wall && isComplete(wall) ? addMinutes(wall, by) : wall
  const ids = new Map(draft.ticketTypes.map((type) => [nameOf(type), newId()]))
  const copy: ActivityDraft = {
    ...draft,
    startDate: later(draft.startDate),
    endDate: later(draft.endDate),
    creationType: 'manual',
    ticketTypes: draft.ticketTypes.map(({ shareRef, ...type }) => ({
      ...type,
      tempId: ids.get(shareRef ?? nameOf(type)) ?? newId(),
      saleStartsAt: later(type.saleStartsAt ?? null),
      saleEndsAt: later(type.saleEndsAt),
    })),
    promocodes: draft.promocodes.map((promo) => ({
      ...promo,
      startsAt: later(promo.startsAt ?? null),
      endsAt: later(promo.endsAt),
      ticketTypeRefs: (promo.ticketTypeRefs ?? []).flatMap((ref) => ids.get(ref) ?? []),
      unlocks: (promo.unlocks ?? []).flatMap((ref) => ids.get(ref) ?? []),
    })),
  }
  return keepsUploads
    ? copy
    : withMedia(
        copy,
        ownMedia(copy).filter(({ url }) => !url.startsWith('/app/')),
      )
}
