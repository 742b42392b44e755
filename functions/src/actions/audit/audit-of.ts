import type { AuditEntry, AuditKind } from '../../../contract/audit/audit'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'

const MOST = 200

/** What the trail remembers of an act. `subject` says whom or what it was done to, `subjectUid` whose name that is. */
export function auditOf(
  by: Actor,
  kind: AuditKind,
  subject: string,
  now: Instant,
  subjectUid: string | null = null,
): Omit<AuditEntry, 'id' | 'shareRef'> {
  const byName = by.name ?? by.email ?? 'Somebody without an account'
  return { at: now, byUid: by.uid, byName, kind, subject: subject.slice(0, MOST), subjectUid }
}
