import { expect, it } from 'vitest'
import { passwordChecks } from './password-checks'

const met = (policy: Parameters<typeof passwordChecks>[0], password: string) =>
  passwordChecks(policy, password).every((check) => check.met)

it('asks for six characters unless the provider says otherwise', () => {
  expect(met({}, 'secre')).toBe(false)
  expect(met({}, 'secret')).toBe(true)
  expect(met({ minLength: 10 }, 'secret')).toBe(false)
})

it.each([
  ['lowercase', 'SECRET1!', 'sECRET1!'],
  ['uppercase', 'secret1!', 'Secret1!'],
  ['numeric', 'Secret!!', 'Secret1!'],
  ['nonAlphanumeric', 'Secret11', 'Secret1!'],
] as const)('asks for what the policy asks: %s', (name, without, having) => {
  expect(met({ [name]: true }, without)).toBe(false)
  expect(met({ [name]: true }, having)).toBe(true)
})

it('counts no sign that the provider does not', () => {
  const policy = { nonAlphanumeric: true, signs: '#@' }
  expect(met(policy, 'Secret1!')).toBe(false)
  expect(met(policy, 'Secret1#')).toBe(true)
})

it.each([
  [undefined, 'A symbol such as ! or ?'],
  ['@?!', 'A symbol such as ! or ?'],
  ['#@', 'A symbol such as # or @'],
  ['#', 'The symbol #'],
])('names signs that count: of %s', (signs, label) => {
  expect(passwordChecks({ nonAlphanumeric: true, signs }, '').map((check) => check.label)).toContain(label)
})

it('names letters as lowercase and uppercase', () => {
  const labels = passwordChecks({ lowercase: true, uppercase: true }, '').map((check) => check.label)
  expect(labels).toEqual(['At least 6 characters', 'A lowercase letter', 'An uppercase letter'])
})

it('asks for nothing that the policy leaves out', () => {
  expect(passwordChecks({ lowercase: false, maxLength: undefined }, 'x')).toHaveLength(1)
})

it('knows a longest password', () => {
  expect(met({ maxLength: 8 }, 'secret123')).toBe(false)
  expect(met({ maxLength: 8 }, 'secret12')).toBe(true)
})

it('says nothing of a limit that nobody reaches, until somebody does', () => {
  expect(passwordChecks({ maxLength: 4096 }, 'secret12')).toHaveLength(1)
  expect(met({ maxLength: 4096 }, 'x'.repeat(4097))).toBe(false)
})
