import type { Call } from '../api/call'
import { AuditPage, ListAudit } from './audit'

/** What was done at an activity, and by whom. */
export const AUDIT_CALLS = {
  listAudit: {
    access: 'verified',
    summary: 'Who did what with an activity, for its managers',
    input: ListAudit,
    output: AuditPage,
  },
} as const satisfies Record<string, Call>
