import { Refusal } from '../../domain/refusal'
import { log } from '../../log'
import { findMaintenance } from '../../store/configuration'

/** How long a server goes by what it read: a read every five seconds and instance, however many requests there are. */
const CACHE_MS = 5000

let known: { readonly isOn: Promise<boolean>; readonly until: number } | undefined

/** Whether maintenance is on, as of five seconds ago at most. What can't be read is off: the switch never closes the product by itself. */
export function isInMaintenance(now = Date.now()): Promise<boolean> {
  if (!known || now >= known.until) known = { isOn: lookUp(), until: now + CACHE_MS }
  return known.isOn
}

async function lookUp(): Promise<boolean> {
  try {
    return await findMaintenance()
  } catch (error) {
    log.error('maintenanceUnread', { error: String(error) })
    return false
  }
}

/** Refuses every request while an operator has switched maintenance on (specification, section 1). */
export async function requireNoMaintenance(): Promise<void> {
  if (!(await isInMaintenance())) return
  throw new Refusal(
    'maintenance',
    'We are making Turnout better. This usually takes 4-6 hours. Nothing was lost; please come back then.',
  )
}
