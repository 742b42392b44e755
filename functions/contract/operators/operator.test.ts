import { describe, expect, it } from 'vitest'
import { LOCAL_OPERATOR, parseOperator } from './operator'

const MANDATORY = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_COUNTRY',
  'OPERATOR_RESPONSIBLE',
] as const

describe('the operator', () => {
  it('is read from parameters', () => {
    expect(parseOperator(LOCAL_OPERATOR)).toMatchObject({
      name: 'Turnout Example Ltd.',
      email: 'support@turnout.example',
      vatId: 'IE0000000X',
    })
  })

  it.each(MANDATORY)('cannot go without %s, and the build says so by its name', (name) => {
    const { [name]: _, ...rest } = LOCAL_OPERATOR
    expect(() => parseOperator(rest)).toThrow(new RegExp(`functions/\\.env.*: ${name} \\(docs/deploy`))
    expect(() => parseOperator({ ...LOCAL_OPERATOR, [name]: ' ' })).toThrow(name)
  })

  it('lists everything that is missing at once', () => {
    expect(() => parseOperator({})).toThrow(MANDATORY.join(', '))
  })

  it.each(['OPERATOR_PHONE', 'OPERATOR_REGISTER', 'OPERATOR_VAT_ID', 'OPERATOR_AUTHORITY'] as const)(
    'may go without %s',
    (name) => {
      const { [name]: _, ...rest } = LOCAL_OPERATOR
      expect(Object.values(parseOperator(rest))).toContain('')
    },
  )

  it('needs an email that can be written to', () => {
    expect(() => parseOperator({ ...LOCAL_OPERATOR, OPERATOR_EMAIL: 'support' })).toThrow('OPERATOR_EMAIL')
  })
})
