import { describe, expect, it } from 'vitest'
import { LOCAL_OPERATOR } from '../contract/operators/operator'
import { parseConfig } from './config'

const good = {
  ...LOCAL_OPERATOR,
  PUBLIC_ORIGIN: 'https://turnout.example/',
  MAIL_FROM: 'Turnout <hello@turnout.example>',
  STRIPE_SECRET_KEY: 'sk_test_123',
  STRIPE_WEBHOOK_SECRET: 'whsec_123',
  TICKET_SIGNING_KEYS: `a:${Buffer.alloc(32, 1).toString('base64url')}`,
  LINK_SIGNING_KEY: 'x'.repeat(43),
  MODEL_API_KEY: 'model-key',
  GIFS_API_KEY: 'gifs-key',
}

describe('the configuration', () => {
  it('is read whole, with the origin as it is written before a path', () => {
    expect(parseConfig(good).PUBLIC_ORIGIN).toBe('https://turnout.example')
  })

  it('fails with the list of what is missing', () => {
    const { MAIL_FROM: _mail, LINK_SIGNING_KEY: _key, ...rest } = good
    expect(() => parseConfig(rest)).toThrow(/MAIL_FROM[^]*LINK_SIGNING_KEY/)
  })

  it.each([
    ['STRIPE_API_BASE', 'http://127.0.0.1:5110'],
    ['MODEL_API_BASE', 'http://127.0.0.1:5111'],
    ['GIFS_API_BASE', 'http://127.0.0.1:5112'],
    ['GEOCODER_API_BASE', 'http://127.0.0.1:5115'],
    ['APP_CHECK_BASE', 'http://127.0.0.1:5117'],
    ['PUBLIC_ORIGIN', 'http://localhost:5100'],
    ['IMPORT_ALLOWED_ORIGINS', 'https://turnout.example,http://127.0.0.1:5100'],
  ])('refuses a stand-in as %s in a deploy', (name, address) => {
    expect(() => parseConfig({ ...good, [name]: address })).toThrow('stand-in')
    expect(() => parseConfig({ ...good, [name]: address, FUNCTIONS_EMULATOR: 'true' })).not.toThrow()
  })
})
