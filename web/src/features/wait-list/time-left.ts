import type { Instant } from 'functions/contract/time'
import { waitListWording as words } from './wording'

const MINUTE = 60_000

/** How long somebody has, never said longer than it is: whole hours, and minutes in the last one. */
export function timeLeftText(until: Instant, now: number): string {
  const minutes = Math.floor((Date.parse(until) - now) / MINUTE)
  return minutes >= 60 ? words.hours(Math.floor(minutes / 60)) : words.minutes(Math.max(1, minutes))
}
