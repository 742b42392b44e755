import { Ticket } from 'functions/contract/tickets/ticket'
import { z } from 'zod'
import { KEPT_TICKETS } from '../../data/device/kept-on-device'

const KeptTickets = z.object({ savedAt: z.iso.datetime(), items: z.array(Ticket) })
export type KeptTickets = z.infer<typeof KeptTickets>

const keyOf = (uid: string) => `${KEPT_TICKETS}${uid}`

/** The copy of a person's tickets on this device, which opens without a network; undefined when there is none. */
export function readKeptTickets(uid: string): KeptTickets | undefined {
  try {
    const text = localStorage.getItem(keyOf(uid))
    return text === null ? undefined : KeptTickets.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps a copy of all of a person's tickets to what is coming; where storage is full or forbidden, there is none. */
export function keepTickets(uid: string, items: readonly Ticket[], now = new Date()): void {
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify({ savedAt: now.toISOString(), items }))
  } catch (error) {
    console.warn('The tickets could not be kept on this device.', error)
  }
}
