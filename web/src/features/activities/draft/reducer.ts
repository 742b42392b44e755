import type { WallTime } from 'functions/contract/time'
import { NOTHING_ASKED } from './draft'
import type { ActivityDraft, DraftTicketType } from './draft'
import type { DraftChange, TicketTypeName } from './draft-change'
import { marksAfter } from './marks-after'
import { changeMedia } from './media'
import { addMinutes, isComplete, minutesBetween } from './wall-time'

/** Tickets are matched by shareRef or tempId; what carries neither matches nothing (specification, section 5). */
function isSame(one: TicketTypeName, other: TicketTypeName): boolean {
  if (one.shareRef !== undefined) return one.shareRef === other.shareRef
  return one.tempId !== undefined && one.tempId === other.tempId
}

/** The list with one of it at another place; the others keep their order. */
function move(types: DraftTicketType[], moved: TicketTypeName, to: number): DraftTicketType[] {
  const from = types.findIndex((type) => isSame(moved, type))
  const type = types[from]
  return type ? types.toSpliced(from, 1).toSpliced(to, 0, type) : types
}

/** The end if it still comes after the start, else two hours later (specification, section 9). */
function endAfter(startDate: WallTime, endDate: string): string {
  return endDate > startDate ? endDate : addMinutes(startDate, 120)
}

/** Moves the start; the length stays, and so does the distance of every sale end that nobody has chosen. */
function moveStart(draft: ActivityDraft, startDate: WallTime): ActivityDraft {
  const moved = minutesBetween(draft.startDate, startDate)
  // A date being typed is incomplete for a moment: it is kept as typed, and nothing follows it.
  if (!isComplete(startDate)) return { ...draft, startDate }
  if (Number.isNaN(moved)) return { ...draft, startDate, endDate: endAfter(startDate, draft.endDate) }
  const endDate = isComplete(draft.endDate) ? addMinutes(draft.endDate, moved) : draft.endDate
  const ticketTypes = draft.ticketTypes.map((type) =>
    type.saleEndFollowsStart && type.saleEndsAt
      ? { ...type, saleEndsAt: addMinutes(type.saleEndsAt, moved) }
      : type,
  )
  return { ...draft, startDate, endDate, ticketTypes }
}

/**
 * The draft after one change (specification, section 4), without the marks of what was changed. Pure: the screen keeps
 * and stores what it answers.
 */
export function changeDraft(draft: ActivityDraft, change: DraftChange): ActivityDraft {
  if (change.kind === 'draft-replaced') return change.draft
  const changed = changeFields(draft, change)
  return draft.marks ? { ...changed, marks: marksAfter(draft.marks, change) } : changed
}

type FieldChange = Exclude<DraftChange, { kind: 'draft-replaced' }>

function changeFields(draft: ActivityDraft, change: FieldChange): ActivityDraft {
  switch (change.kind) {
    case 'fields-set':
      return { ...draft, ...change.fields }
    case 'start-moved':
      return moveStart(draft, change.startDate)
    case 'currency-chosen':
      return {
        ...draft,
        ticketTypes: draft.ticketTypes.map((type) => ({ ...type, currency: change.currency })),
      }
    case 'ticket-type-added':
      return {
        ...draft,
        ticketTypes: draft.ticketTypes.toSpliced(change.at ?? Infinity, 0, change.ticketType),
      }
    case 'ticket-type-moved':
      return { ...draft, ticketTypes: move(draft.ticketTypes, change.ticketType, change.to) }
    case 'ticket-type-replaced':
      return {
        ...draft,
        ticketTypes: draft.ticketTypes.map((type) =>
          isSame(change.ticketType, type) ? change.ticketType : type,
        ),
      }
    case 'ticket-type-removed':
      return { ...draft, ticketTypes: draft.ticketTypes.filter((type) => !isSame(change.ticketType, type)) }
    case 'ticket-types-replaced':
      return { ...draft, ticketTypes: change.ticketTypes }
    case 'promo-code-added':
      return { ...draft, promocodes: [...draft.promocodes, change.promoCode] }
    case 'promo-code-edited':
      return {
        ...draft,
        promocodes: draft.promocodes.map((promo) =>
          promo.code === change.promoCode.code ? change.promoCode : promo,
        ),
      }
    case 'promo-code-removed':
      return { ...draft, promocodes: draft.promocodes.filter((promo) => promo.code !== change.code) }
    case 'question-added': {
      const asked = draft.asked ?? NOTHING_ASKED
      const questions = asked.questions.toSpliced(change.at, 0, change.question)
      return { ...draft, asked: { ...asked, questions } }
    }
    case 'held':
      return { ...draft, held: { ...draft.held, ...change.held } }
    case 'mark-settled':
      return draft
    default:
      return changeMedia(draft, change)
  }
}
