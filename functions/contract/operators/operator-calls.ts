import { z } from 'zod'
import { DebtId, ListDebts, MAX_DEBT_NOTE, OperatorDebt, Owed } from '../debts/debt'
import { Cursor } from '../ids'
import { Currency } from '../pricing/money'
import { Balance } from '../payouts/payout-list'
import type { Call } from '../api/call'

/** Ends a debt by hand: the organiser paid otherwise, or the platform bears it. */
export const EndDebt = z.strictObject({
  debtId: DebtId,
  /** Why; the organiser reads it. */
  note: z
    .string()
    .trim()
    .min(1, 'Say why it ends.')
    .max(MAX_DEBT_NOTE, `Use at most ${MAX_DEBT_NOTE} characters.`),
})
export type EndDebt = z.infer<typeof EndDebt>

/** The platform's own balance at the payment provider, and what organisers owe it. */
export const PlatformMoney = z.object({
  balances: z.array(Balance),
  owed: z.array(Owed),
  /** Whether the payment provider answered; the balances are not known otherwise. */
  isCurrent: z.boolean(),
  /**
   * What the last comparison that is done came to: the sales of its days whose fee was below what the payment provider takes, by
   * the operator's estimate, with what they lose in all; how many orders differ from the provider's books. `day` is
   * its night: an old one means that the comparisons since have failed. Null before the first.
   */
  night: z
    .object({
      day: z.string(),
      losses: z.array(z.object({ currency: Currency, orders: z.int(), amount: z.int() })),
      differences: z.int(),
    })
    .nullable(),
})
export type PlatformMoney = z.infer<typeof PlatformMoney>

export const OwedDebts = z.object({ items: z.array(OperatorDebt), nextCursor: Cursor.nullable() })
export type OwedDebts = z.infer<typeof OwedDebts>

/**
 * What the operators of the platform do (docs/deploy.md, "Operators"). To everybody else these calls do not exist: the
 * answer is that of a thing that is not there.
 */
export const OPERATOR_CALLS = {
  readPlatformMoney: {
    access: 'verified',
    summary: 'Operators: the platform’s balance, what organisers owe it, and what sales lose',
    input: z.strictObject({}),
    output: PlatformMoney,
  },
  listOwedDebts: {
    access: 'verified',
    summary: 'Operators: what organisers owe the platform, newest first',
    input: ListDebts,
    output: OwedDebts,
  },
  endDebt: {
    access: 'verified',
    summary: 'Operators: end an organiser’s debt by hand',
    input: EndDebt,
    output: OperatorDebt,
  },
} as const satisfies Record<string, Call>
