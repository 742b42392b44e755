import type { ShareRef } from 'functions/contract/ids'
import type { RsvpAnswer } from 'functions/contract/rsvp'

const ANSWERS: readonly string[] = ['going', 'interested', 'not-going', 'not-responded']
const MINUTES_TO_SIGN_IN = 30

function keyOf(kind: 'wanted' | 'given', shareRef: ShareRef): string {
  return `turnout.rsvp.${kind}.${shareRef}`
}

function read(key: string): { answer: RsvpAnswer; at: number } | undefined {
  try {
    const [answer = '', at] = (sessionStorage.getItem(key) ?? '').split(' ')
    return ANSWERS.includes(answer) ? { answer: answer as RsvpAnswer, at: Number(at) } : undefined
  } catch {
    return undefined
  }
}

function keep(key: string, answer: RsvpAnswer) {
  try {
    sessionStorage.setItem(key, `${answer} ${Date.now()}`)
  } catch {
    // Without storage the person taps once more after signing in.
  }
}

/** Keeps, for this tab, the answer of somebody who must sign in first. */
export function keepWantedAnswer(shareRef: ShareRef, answer: RsvpAnswer): void {
  keep(keyOf('wanted', shareRef), answer)
}

/**
 * The answer to complete after signing in, at most once and for half an hour. It lives in the tab rather than in the
 * address, so that nobody can answer for others by sending them a link.
 */
export function takeWantedAnswer(shareRef: ShareRef): RsvpAnswer | undefined {
  const key = keyOf('wanted', shareRef)
  const wanted = read(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
  const isFresh = wanted !== undefined && Date.now() - wanted.at < MINUTES_TO_SIGN_IN * 60_000
  return isFresh ? wanted.answer : undefined
}

/** Remembers, for this tab, what was answered: the public page itself comes from a cache and knows nobody. */
export function keepGivenAnswer(shareRef: ShareRef, answer: RsvpAnswer): void {
  keep(keyOf('given', shareRef), answer)
}

export function givenAnswer(shareRef: ShareRef): RsvpAnswer | undefined {
  return read(keyOf('given', shareRef))?.answer
}
