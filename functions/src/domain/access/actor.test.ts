import { describe, expect, it } from 'vitest'
import { actorOf } from './actor'

function standing(provider: string, over: object = {}) {
  return actorOf({ uid: 'u', ...over, firebase: { sign_in_provider: provider, identities: {} } }).standing
}

describe('who somebody is', () => {
  it('calls an anonymous sign-in a guest', () => {
    expect(standing('anonymous')).toBe('guest')
  })

  it('calls an email that was not confirmed unverified, and verified once it was', () => {
    expect(standing('password', { email: 'a@b.example', email_verified: false })).toBe('unverified')
    expect(standing('password', { email: 'a@b.example', email_verified: true })).toBe('verified')
  })

  it('takes the word of a phone and of another provider', () => {
    expect(standing('phone', { phone_number: '+351' })).toBe('verified')
    const firebase = {
      sign_in_provider: 'password',
      identities: { 'google.com': ['1'], email: ['a@b.example'] },
    }
    expect(actorOf({ uid: 'u', email_verified: false, firebase }).standing).toBe('verified')
  })
})
