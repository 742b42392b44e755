import { describe, expect, it } from 'vitest'
import { mayWaitFor } from './sale-window'

const NOW = '2026-05-04T10:00:00.000Z'
const offer = (saleStartsInstant: string | null, isEarly = true) =>
  ({ type: { saleStartsInstant }, isEarly }) as never
const wants = { waitingRoom: true } as never

describe('the waiting room of a sale that has yet to open', () => {
  it.each([
    ['open an hour before', wants, [offer('2026-05-04T11:00:00.000Z')], true],
    ['closed before that', wants, [offer('2026-05-04T11:00:01.000Z')], false],
    [
      'open by the first of several sales',
      wants,
      [offer('2026-05-09T10:00:00.000Z'), offer('2026-05-04T10:30:00.000Z')],
      true,
    ],
    [
      'not there where something is on sale',
      wants,
      [offer('2026-05-04T11:00:00.000Z'), offer(null, false)],
      false,
    ],
    [
      'not there where nobody wants it',
      { waitingRoom: false } as never,
      [offer('2026-05-04T11:00:00.000Z')],
      false,
    ],
    ['not there without tickets', wants, [], false],
  ])('is %s', (_, activity, offers, may) => {
    expect(mayWaitFor(activity, offers, NOW)).toBe(may)
  })
})
