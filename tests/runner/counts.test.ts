import { describe, expect, it } from 'vitest'
import { ROOT } from '../../emulators/stack/layout'
import { closingLine, countPlaywright, countVitest, NOTHING, sum, withCrashes } from './counts'

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [] as object[],
})

describe('counting tests', () => {
  it('reads the figures of vitest', () => {
    expect(countVitest({ ...vitest(3, 1), numPendingTests: 2, numTodoTests: 1 })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
      failures: [],
    })
  })

  it('counts every file that could not be loaded', () => {
    const unloaded = {
      name: `${ROOT}a.test.ts`,
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    }
    const test = {
      status: 'failed',
      fullName: 'adding adds',
      failureMessages: ['\n\u001B[31mIt is 5\u001B[0m\nat x'],
    }
    const loaded = { name: `${ROOT}b.test.ts`, status: 'failed', message: '', assertionResults: [test] }
    const report = { ...vitest(2, 1), testResults: [unloaded, loaded, unloaded] }
    expect(countVitest(report)).toMatchObject({
      passed: 2,
      failed: 3,
      failures: [
        'a.test.ts › could not be loaded: No such file',
        'a.test.ts › could not be loaded: No such file',
        'b.test.ts › adding adds: It is 5',
      ],
    })
  })

  it('takes a flaky browser test for a failed one', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
    const spec = (title: string, ok: boolean, status: string, errors: object[]) => {
      return { title, ok, file: 'buy.spec.ts', tests: [{ status, results: [{ errors }] }] }
    }
    const late = spec('comes late', true, 'flaky', [{ message: 'Timed out' }])
    const wrong = spec('is wrong', false, 'unexpected', [{ message: 'Not there' }, { message: 'Nor there' }])
    const fine = spec('is fine', true, 'expected', [])
    const suites = [{ specs: [fine], suites: [{ specs: [wrong, late] }] }]
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
      failures: [
        'tests/e2e/buy.spec.ts › is wrong: Not there',
        'tests/e2e/buy.spec.ts › comes late: Timed out',
      ],
    })
  })

  it.each([
    ['passes when all passed', vitest(3, 0), 0, 0],
    ['counts what failed', vitest(3, 2), 1, 2],
    ['counts a crash beside passed tests', vitest(3, 0), 1, 1],
    ['counts a suite that ran nothing', vitest(0, 0), 0, 1],
  ])('%s', (_, report, exitCode, failed) => {
    expect(withCrashes(countVitest(report), exitCode).failed).toBe(failed)
  })

  it('closes with one line, and speaks of skipped tests only when there are some', () => {
    const suites = [
      { ...NOTHING, passed: 2 },
      { ...NOTHING, passed: 5, failed: 1 },
    ]
    expect(closingLine(sum(suites))).toBe('7 passed, 1 failed')
    expect(closingLine({ ...NOTHING, passed: 1, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped')
  })
})
