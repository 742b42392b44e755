import type { Call } from '../api/call'
import { ListUpdates, SendUpdate, UpdateInfo, UpdateList } from './update'

/** What an organiser writes to guests. */
export const UPDATE_CALLS = {
  sendUpdate: {
    access: 'verified',
    summary: 'Write to some of the people of an activity',
    input: SendUpdate,
    output: UpdateInfo,
  },
  listUpdates: {
    access: 'guest',
    summary: 'What the organiser of an activity wrote to the person',
    input: ListUpdates,
    output: UpdateList,
  },
} as const satisfies Record<string, Call>
