import type { Call } from '../api/call'
import { DebtPage, ListDebts } from './debt'

/** What an organiser owes the platform. */
export const DEBT_CALLS = {
  listDebts: {
    access: 'verified',
    summary: 'What the person owes the platform or has owed, newest first',
    input: ListDebts,
    output: DebtPage,
  },
} as const satisfies Record<string, Call>
