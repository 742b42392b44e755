import type { Verdict } from './decide-scan'
import { doorWording } from '../wording'

const words = doorWording.verdict

/** A verdict in words: what it is, and why. */
export function verdictWords(verdict: Verdict): { title: string; detail: string } {
  if (verdict.kind === 'admitted') {
    const { name, title, guests, isListed } = verdict
    const parts = [title, guests > 0 && words.more(guests), !isListed && words.unlisted]
    return { title: words.admitted(name), detail: parts.filter(Boolean).join(' · ') }
  }
  if (verdict.kind === 'already')
    return { title: words.already(verdict.name), detail: words.alreadyAt(verdict) }
  const name = 'name' in verdict && verdict.name !== '' ? `${verdict.name}. ` : ''
  return { title: words.refused, detail: name + words.reasons[verdict.kind] }
}
