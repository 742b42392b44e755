import { readFileSync } from 'node:fs'
import { LOCAL_STACKS, portsOf } from 'functions/contract/local-stack'
import { describe, expect, it } from 'vitest'
import { allowLocalSources, stackConfig } from './firebase-config'
import { ROOT } from './layout'

const ports = portsOf(5100)

describe('the configuration of one stack', () => {
  it('adds its own services to the directives that need them, and to no other', () => {
    const policy = "default-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:"
    expect(allowLocalSources(policy, ports)).toBe(
      [
        "default-src 'self'",
        "connect-src 'self' http://127.0.0.1:5114 http://127.0.0.1:5102 http://127.0.0.1:5103 http://127.0.0.1:5104 http://127.0.0.1:5117",
        "frame-src 'self' http://127.0.0.1:5114",
        "img-src 'self' data: http://127.0.0.1:5103 http://127.0.0.1:5116",
      ].join('; '),
    )
  })

  it('gives two stacks different ports and leaves the rest of firebase.json as it is', () => {
    const firebaseJson = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8')) as object
    const config = stackConfig(firebaseJson, ports) as Record<string, unknown>
    const other = stackConfig(firebaseJson, portsOf(LOCAL_STACKS.test.base)) as Record<string, unknown>
    expect(config).toMatchObject({
      ...firebaseJson,
      hosting: { rewrites: expect.anything() },
      emulators: {
        firestore: { host: '127.0.0.1', port: 5102, websocketPort: 5109 },
        ui: { enabled: false },
      },
    })
    expect(other['emulators']).not.toEqual(config['emulators'])
  })

  it('refuses a firebase.json without hosting headers instead of serving without a policy', () => {
    expect(() => stackConfig({ hosting: {} }, ports)).toThrow('headers')
  })
})
