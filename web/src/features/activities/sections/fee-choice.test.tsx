import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { newDraft } from '../draft/defaults'
import { FeeChoice } from './fee-choice'
import type { PlatformFee } from './fee-choice'

afterEach(cleanup)

const draft = newDraft('UTC', '2026-05-04T14:10:00.000Z')
const usd = { ...draft, ticketTypes: draft.ticketTypes.map((it) => ({ ...it, currency: 'usd' as const })) }

it.each<[string, PlatformFee | undefined, string | undefined]>([
  ['a share and an amount', { basisPoints: 250, fixed: 50 }, 'Our fee is 2.5% + $0.50 for each ticket'],
  ['a share alone', { basisPoints: 300, fixed: 0 }, 'Our fee is 3% for each ticket'],
  ['none on tickets', { basisPoints: 0, fixed: 0 }, 'There is no fee on tickets.'],
  [
    'one on tips and donations, too',
    { basisPoints: 0, fixed: 0, extras: 500 },
    'Of tips and donations we keep 5%',
  ],
  ['one that is not known yet', undefined, undefined],
])('the fee is said before it is agreed to: %s', (_, platformFee, said) => {
  render(<FeeChoice draft={usd} onFields={() => undefined} platformFee={platformFee} />)
  const text = document.body.textContent ?? ''
  if (said === undefined) expect(text).not.toMatch(/Our fee is|no fee/)
  else expect(text).toContain(said)
  expect(text.includes('tips and donations')).toBe(platformFee?.extras !== undefined)
})
