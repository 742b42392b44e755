import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBudget, repeat } from './recurrence'
import { readRule } from './recurrence-rule'
import { clockOf } from '../source-time'

function dates(rule: string, start: string, most = 5): string[] {
  const read = readRule(rule)
  if (!read) throw new Error(`${rule} is no rule`)
  const found: string[] = []
  for (const clock of repeat(read, start, (it) => it.time && clockOf(it), '1900-01-01', newBudget())) {
    found.push(clock.slice(0, 10))
    if (found.length === most) break
  }
  return found
}

describe('a rule', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', '2026-02-27T10:00', ['2026-02-27', '2026-02-28', '2026-03-01']],
    [
      'FREQ=DAILY;INTERVAL=10;UNTIL=20260121T100000',
      '2026-01-01T10:00',
      ['2026-01-01', '2026-01-11', '2026-01-21'],
    ],
    [
      'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4',
      '2026-01-06T10:00',
      ['2026-01-06', '2026-01-08', '2026-01-13', '2026-01-15'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=4',
      '1997-08-05T09:00',
      ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
    ],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', '2026-01-31T10:00', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2026-01-31T10:00', ['2026-01-31', '2026-02-28', '2026-03-31']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '2026-01-30T10:00', ['2026-01-30', '2026-02-27']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2',
      '2026-01-30T10:00',
      ['2026-01-30', '2026-02-27'],
    ],
    ['FREQ=YEARLY;COUNT=2', '2028-02-29T10:00', ['2028-02-29', '2032-02-29']],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2', '2026-11-26T10:00', ['2026-11-26', '2027-11-25']],
    [
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3',
      '1997-05-12T09:00',
      ['1997-05-12', '1998-05-11', '1999-05-17'],
    ],
    ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19T09:00', ['1997-05-19', '1998-05-18', '1999-05-17']],
    ['FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3', '2026-01-01T10:00', ['2026-01-01', '2026-12-31', '2027-01-01']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2', '2026-02-13T10:00', ['2026-02-13', '2026-03-13']],
  ])('%s from %s', (rule, start, expected) => {
    expect(dates(rule, start)).toEqual(expected)
  })

  it.each(['', 'FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=2', 'COUNT=3', 'nonsense'])(
    '%j is not understood',
    (rule) => {
      expect(readRule(rule)).toBeUndefined()
    },
  )

  it('that fits no day ends by itself', () => {
    expect(dates('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '1970-01-01T00:00')).toEqual(['1970-01-01'])
    expect(dates('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', '1970-01-01T00:00')).toEqual(['1970-01-01'])
  })

  it('whatever it says, ends, with dates in order, and takes no more than its budget', () => {
    const part = fc.constantFrom(
      'BYDAY=MO,-1SU',
      'BYMONTHDAY=31,-31',
      'BYMONTH=2',
      'BYSETPOS=-1',
      'INTERVAL=7',
      'BYHOUR=0,23',
      'BYMINUTE=5,1',
      'BYWEEKNO=53',
      'COUNT=500',
      'UNTIL=20300101',
    )
    const frequency = fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
    fc.assert(
      fc.property(frequency, fc.array(part, { maxLength: 4 }), (freq, parts) => {
        const rule = readRule([`FREQ=${freq}`, ...parts].join(';'))
        const budget = { left: 5000 }
        const found = rule ? [...repeat(rule, '2026-01-05T10:30', () => null, '2026-01-01', budget)] : []
        expect(found).toEqual([...new Set(found)].sort())
        expect(budget.left).toBeGreaterThan(-5000)
      }),
      { numRuns: 60 },
    )
  })
})
