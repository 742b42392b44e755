import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findSignedTicket, publicKeysOf, readTicketKeys, signTicket } from './ticket-code'

const seed = (fill: number) => Buffer.alloc(32, fill).toString('base64url')
const keys = readTicketKeys(`a:${seed(1)}`)
const ticket = { shareRef: 'abcdefghjk', ticketId: 'order_1-1' }

describe('the code of a ticket', () => {
  it('names the ticket that was signed', () => {
    expect(findSignedTicket(keys, signTicket(keys, ticket))).toEqual(ticket)
  })

  it('is refused with one letter changed', () => {
    const code = signTicket(keys, ticket)
    expect(findSignedTicket(keys, code.replace('order_1-1', 'order_1-2'))).toBeUndefined()
  })

  it('is refused in another spelling of the same signature', () => {
    const code = signTicket(keys, ticket)
    const last = code.at(-1) ?? ''
    const twin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const spellings = twin
      .split('')
      .map((letter) => `${code.slice(0, -1)}${letter}`)
      .filter((it) => it !== code)
    for (const other of [...spellings, `${code}A`, `${code}_`])
      expect(findSignedTicket(keys, other)).toBeUndefined()
    expect(findSignedTicket(keys, `${code.slice(0, -1)}${last}`)).toEqual(ticket)
  })

  it('is refused when another key signed it under the same name', () => {
    expect(findSignedTicket(keys, signTicket(readTicketKeys(`a:${seed(2)}`), ticket))).toBeUndefined()
  })

  it('stays good after a new key was put in front', () => {
    const rotated = readTicketKeys(`b:${seed(2)},a:${seed(1)}`)
    expect(findSignedTicket(rotated, signTicket(keys, ticket))).toEqual(ticket)
    expect(signTicket(rotated, ticket)).toMatch(/^T1\.b\./)
  })

  it.each(['', 'T1', 'https://elsewhere.example', 'T1.a.abcdefghjk.x.y'])('is none in "%s"', (text) => {
    expect(findSignedTicket(keys, text)).toBeUndefined()
  })

  it('can be checked by the public keys alone', () => {
    const [, body = '', signature = ''] = /^(.*)\.([^.]*)$/.exec(signTicket(keys, ticket)) ?? []
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKeysOf(keys)['a'] }
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    expect(verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  it('does not come from a key that is too short', () => {
    expect(() => readTicketKeys('a:c2hvcnQ')).toThrow('32 bytes')
  })
})
