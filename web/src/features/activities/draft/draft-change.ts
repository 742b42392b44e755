import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import type { Question } from 'functions/contract/questions/question'
import type { WallTime } from 'functions/contract/time'
import type { ActivityDraft, DraftTicketType, HeldFields } from './draft'
import type { MediaChange } from './media'
import type { MarkedField } from './sources/marks'

/** What a ticket type of the form is found by. */
export type TicketTypeName = Pick<DraftTicketType, 'tempId' | 'shareRef'>

/** Everything that can be done to a draft. */
export type DraftChange =
  | MediaChange
  | {
      kind: 'fields-set'
      fields: Partial<Omit<ActivityDraft, 'ticketTypes' | 'promocodes' | 'marks' | 'held'>>
    }
  | { kind: 'start-moved'; startDate: WallTime }
  | { kind: 'currency-chosen'; currency: string }
  | { kind: 'ticket-type-added'; ticketType: DraftTicketType; at?: number }
  | { kind: 'ticket-type-moved'; ticketType: TicketTypeName; to: number }
  | { kind: 'ticket-type-replaced'; ticketType: DraftTicketType }
  | { kind: 'ticket-type-removed'; ticketType: TicketTypeName }
  | { kind: 'ticket-types-replaced'; ticketTypes: DraftTicketType[] }
  | { kind: 'promo-code-added'; promoCode: PromoCodeSave }
  | { kind: 'promo-code-edited'; promoCode: PromoCodeSave }
  | { kind: 'promo-code-removed'; code: string }
  | { kind: 'question-added'; question: Question; at: number }
  | { kind: 'held'; held: HeldFields }
  | { kind: 'mark-settled'; field: MarkedField }
  | { kind: 'draft-replaced'; draft: ActivityDraft }
