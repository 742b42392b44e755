import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import type { Activity } from 'functions/contract/activities/activity'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import { createActivity } from '../../functions/src/actions/activities/create-activity'
import { readActivity } from '../../functions/src/actions/activities/read-activity'
import type { Actor } from '../../functions/src/domain/access/actor'
import { draft } from './activities'
import { noteActivity } from './new-activities'

/*
 * Actions run in the test's own process, where sixty buyers are sixty promises. The Functions emulator would start a
 * program for each.
 */

/** A project of their own keeps these documents away from the triggers of the functions. */
const PROJECT = 'demo-turnout-races'

let queue: Server | undefined
const queued: { name: string; data: unknown }[] = []

/** Prepares this process for actions; for `beforeAll`, before the first of them. */
export function startInProcess(): Promise<void> {
  return startInProject(PROJECT)
}

/** The same in a project of its own, where sweeps are to find nothing of other tests. */
export async function startInProject(project: string): Promise<void> {
  queue = createServer(takeTask)
  await new Promise<void>((resolve) => queue?.listen(0, '127.0.0.1', resolve))
  const { port } = queue.address() as AddressInfo
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    // A queue that takes every task and runs none: what ends a hold early would spoil the count.
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${port}`,
  })
}

/** Keeps what a task is told. */
function takeTask(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { task } = JSON.parse(Buffer.concat(parts).toString()) as {
      task: { httpRequest: { body: string } }
    }
    const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString()) as { data: unknown }
    queued.push({ name: /queues\/(\w+)/.exec(request.url ?? '')?.[1] ?? '', data })
    response.end('{}')
  })
}

/** What was queued under a name, each as often as it was. */
export function tasksOf(name: string): unknown[] {
  return queued.filter((task) => task.name === name).map((task) => task.data)
}

/** For `afterAll`. */
export function stopInProcess(): void {
  queue?.close()
}

/** Somebody, as an action knows them. */
export function actor(standing: Actor['standing'] = 'guest'): Actor {
  return {
    uid: randomUUID(),
    standing,
    email: null,
    name: standing === 'guest' ? 'Gwen Guest' : null,
    picture: null,
  }
}

/** An activity that was published without a server in between; whoever sells for money has been through onboarding. */
export async function published(
  over: Partial<ActivitySaveInput>,
  organiser: Actor = actor('verified'),
): Promise<{ organiser: Actor; activity: Activity }> {
  const save = ActivitySave.parse(draft(over))
  const { shareRef } = await createActivity(organiser, save, randomUUID(), new Date().toISOString())
  noteActivity(shareRef)
  return { organiser, activity: await readActivity(organiser, shareRef) }
}

/** How many came to each end: `done`, or the code that somebody was refused with. */
export async function outcomes(work: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(work)) {
    const end = result.status === 'fulfilled' ? 'done' : codeOf(result.reason)
    counts[end] = (counts[end] ?? 0) + 1
  }
  return counts
}

function codeOf(reason: unknown): string {
  return typeof reason === 'object' && reason !== null && 'code' in reason
    ? String(reason.code)
    : String(reason)
}
