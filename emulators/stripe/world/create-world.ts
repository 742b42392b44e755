import type { Behaviours } from './behaviour'
import { newId } from './ids'
import { secondsOf, type Clock } from './clock'
import type { Data, Settings, StoredEvent, World } from './world'

/** The version of the API whose shapes are spoken here; it is the SDK's own. */
const API_VERSION = '2026-10-28.endive'

interface Parts {
  data: Data
  clock: Clock
  settings: Settings
  behaviours: Behaviours
  changed: () => void
  /** Where new events go. */
  take: (event: StoredEvent) => void
}

/** Joins data, clock and webhooks to the one value that everything else is given. */
export function createWorld({ data, clock, settings, behaviours, changed, take }: Parts): World {
  return {
    data,
    clock,
    settings,
    get behaviour() {
      return behaviours.now
    },
    announce(type, object, { cause, account, previous, livemode = false }) {
      const event: StoredEvent = {
        id: newId('event'),
        object: 'event',
        ...(account && { account }),
        api_version: API_VERSION,
        created: secondsOf(clock),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
        livemode,
        pending_webhooks: 1,
        request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
        type,
      }
      data.events[event.id] = event
      take(event)
      changed()
      return event
    },
  }
}
