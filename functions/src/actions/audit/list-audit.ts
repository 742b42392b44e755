import type { z } from 'zod'
import type { AuditPage, ListAudit } from '../../../contract/audit/audit'
import type { Actor } from '../../domain/access/actor'
import { listAudit as listEntries } from '../../store/audit/audit'
import { requireManager } from '../access/guards'

const PAGE = 50

/** One page of who did what with an activity, newest first, for its managers. */
export async function listAudit(by: Actor, input: z.output<typeof ListAudit>): Promise<AuditPage> {
  await requireManager(by, input.shareRef)
  return listEntries(input.shareRef, PAGE, input.cursor)
}
