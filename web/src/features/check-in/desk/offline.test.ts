import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DoorEntry, ScanResult } from 'functions/contract/check-in/door'
import { decideKey, decideScan, guestNow } from '../scan/decide-scan'
import { conflictsOf, nextToSend, waitAfter, withoutSent } from './queue'
import type { Deed } from './queue'

const HERE = 'abcdefghjk'
const AT = '2026-11-20T19:02:00.000Z'

const ada: DoorEntry = {
  key: 'ticket-of-ada',
  kind: 'ticket',
  name: 'Ada',
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
}
const listed = (over: Partial<DoorEntry> = {}) => new Map([[ada.key, { ...ada, ...over }]])
const admission = { at: AT, gate: 'South', scanId: 'scan-elsewhere-1' }

const deed = (kind: 'scan' | 'undo', over: Partial<Deed> = {}): Deed => ({
  scanId: 'scan-number-one',
  key: ada.key,
  at: AT,
  gate: 'North',
  deviceId: 'device-one',
  name: 'Ada',
  ...over,
  kind,
})

const scanOf = (ticketId: string, shareRef = HERE) => ({ kind: 'signed', shareRef, ticketId }) as const

describe('without a network', () => {
  it('a signed ticket of the list comes in, and a second time it does not', () => {
    expect(decideScan(scanOf(ada.key), HERE, listed(), [])).toMatchObject({ kind: 'admitted', name: 'Ada' })
    expect(decideScan(scanOf(ada.key), HERE, listed(), [deed('scan')])).toEqual({
      kind: 'already',
      name: 'Ada',
      at: AT,
      gate: 'North',
      byName: null,
    })
  })

  it('what another gate did before the list came counts', () => {
    expect(decideKey(ada.key, listed({ status: 'used', admission }), [])).toMatchObject({
      kind: 'already',
      gate: 'South',
    })
  })

  it('a refunded or disputed ticket stays out, however often it is scanned', () => {
    for (const status of ['void', 'blocked'] as const) {
      expect(decideKey(ada.key, listed({ status }), [deed('scan')])).toEqual({ kind: status, name: 'Ada' })
    }
  })

  it('a ticket that was sold after the list came is let in by its signature, once', () => {
    expect(decideKey('sold-later-1', listed(), [])).toMatchObject({ kind: 'admitted', isListed: false })
    expect(decideKey('sold-later-1', listed(), [deed('scan', { key: 'sold-later-1' })])).toMatchObject({
      kind: 'already',
    })
  })

  it('what is not signed or for another activity stays out, and the right code works right after', () => {
    const verdicts = [
      { kind: 'none' } as const,
      { kind: 'unchecked' } as const,
      scanOf(ada.key, 'zzzzzzzzzz'),
    ].map((code) => decideScan(code, HERE, listed(), []).kind)
    expect(verdicts).toEqual(['unknown', 'unknown', 'wrong-activity'])
    expect(decideScan(scanOf(ada.key), HERE, listed(), []).kind).toBe('admitted')
  })

  it('an undo lets them in again, also where another gate had let them in', () => {
    const queue = [deed('scan'), deed('undo')]
    expect(decideKey(ada.key, listed(), queue).kind).toBe('admitted')
    expect(guestNow({ ...ada, status: 'used', admission }, [deed('undo')])).toEqual(ada)
    expect(guestNow(ada, [...queue, deed('scan')]).status).toBe('used')
  })
})

describe('the queue', () => {
  const result = (over: Partial<ScanResult>): ScanResult => ({
    scanId: 'scan-number-one',
    outcome: 'admitted',
    entry: { ...ada, status: 'used', admission },
    byName: 'Dan',
    ...over,
  })

  it('goes out whole and in order, however scans and undos alternate', () => {
    const deeds = fc.array(fc.constantFrom('scan' as const, 'undo' as const), { maxLength: 600 })
    fc.assert(
      fc.property(deeds, (kinds) => {
        const queue = kinds.map((kind, n) => deed(kind, { scanId: `scan-number-${n}` }))
        const sent: Deed[] = []
        let left: Deed[] = queue
        while (left.length > 0) {
          const next = nextToSend(left)
          expect(next.length === 1 || next.every((it) => it.kind === 'scan')).toBe(true)
          expect(next.length).toBeLessThanOrEqual(200)
          sent.push(...next)
          left = withoutSent(left, next)
        }
        expect(sent).toEqual(queue)
      }),
    )
  })

  it('keeps what was done while it was sent', () => {
    const [first, later] = [deed('scan'), deed('scan', { scanId: 'scan-number-two', key: 'another-one' })]
    expect(withoutSent([first, later], [first])).toEqual([later])
  })

  it('says who had let somebody in before, and nothing of what went well or was taken back', () => {
    expect(conflictsOf([deed('scan')], [result({ outcome: 'already' })])).toEqual([
      {
        scanId: 'scan-number-one',
        name: 'Ada',
        outcome: 'already',
        at: AT,
        gate: 'North',
        before: { at: AT, gate: 'South', byName: 'Dan' },
      },
    ])
    expect(conflictsOf([deed('scan')], [result({ outcome: 'void' })])).toMatchObject([{ before: null }])
    for (const outcome of ['admitted', 'undone'] as const) {
      expect(conflictsOf([deed('scan')], [result({ outcome })])).toEqual([])
    }
  })

  it('waits longer after each failure, half a minute at most', () => {
    expect([1, 2, 3, 9].map(waitAfter)).toEqual([1000, 2000, 4000, 30_000])
  })
})
