import type { CallServer } from './desk-calls'
import type { DoorKeeping } from './kept-door'

/** What a desk needs of the world. */
export interface DeskPorts {
  call: CallServer
  keeping: DoorKeeping
  isOnline: () => boolean
  now: () => Date
  newId: () => string
}
