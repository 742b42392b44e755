import { expect, it } from 'vitest'
import { faultsOf } from './stack-faults'

it('finds what explains a failure among what does not', () => {
  const faults = [
    'i  functions: Finished "us-central1-app" in 60021.5ms',
    '⚠  functions: Your function timed out after ~60s.',
    '>  {"requestId":"1","error":"Error: 3 INVALID_ARGUMENT","severity":"ERROR","message":"A call failed"}',
  ]
  const others = [
    'i  functions: Beginning execution of "us-central1-app"',
    'i  functions: Finished "us-central1-app" in 865.746267ms',
    '>  {"orderId":"1","severity":"INFO","message":"A payment was settled"}',
  ]
  expect(faultsOf([...others, ...faults, ...others].join('\n'))).toEqual(faults)
})

it('keeps to the last of many, and to the beginning of long ones', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `"severity":"ERROR" ${index} ${'x'.repeat(1000)}`)
  const found = faultsOf(lines.join('\n'))
  expect(found).toHaveLength(25)
  expect(found.at(-1)).toMatch(/^"severity":"ERROR" 99 x+$/)
  expect(found.every((line) => line.length <= 400)).toBe(true)
})
