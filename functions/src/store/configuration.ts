import type { DocumentReference } from 'firebase-admin/firestore'
import { z } from 'zod'
import { firestore, parsedBy } from './firestore'

/** `configuration/maintenance`: written by an operator in the console; without it there is none (docs/deploy.md). */
export const MaintenanceSwitch = z.object({ isOn: z.boolean() })
export type MaintenanceSwitch = z.infer<typeof MaintenanceSwitch>

function maintenanceDoc(): DocumentReference<MaintenanceSwitch> {
  return firestore().doc('configuration/maintenance').withConverter(parsedBy(MaintenanceSwitch))
}

/** Whether maintenance is switched on. One read. */
export async function findMaintenance(): Promise<boolean> {
  return (await maintenanceDoc().get()).data()?.isOn ?? false
}
