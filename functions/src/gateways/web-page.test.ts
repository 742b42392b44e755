import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../domain/refusal'
import type { Resolve } from './web-page'
import { readRemote } from './web-page'

const WANTED = { types: ['text/html'], maxBytes: 100_000, noun: 'page' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }

let server: Server
let origin: string
let asked: IncomingMessage[]
let answer: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function serve(listener: RequestListener): void {
  asked = []
  answer = listener
}

const resolvingTo =
  (...addresses: readonly string[]): Resolve =>
  (_, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const read = (address: string, over: object = {}) =>
  readRemote(address, WANTED, { allowedOrigins: [origin], overallMs: 700, ...over })

async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const error: unknown = await reading.catch((it: unknown) => it)
  if (!(error instanceof Refusal)) throw new Error(`Not refused: ${JSON.stringify(error)}`)
  expect(error.fields[0]?.path).toBe('url')
  return error.message
}

describe('a page of the web', () => {
  it('is read, where its redirects end, and nothing is told of anybody', async () => {
    serve(({ url }, response) => {
      if (url === '/') response.writeHead(302, { Location: '/event', 'Set-Cookie': 'a=b' }).end()
      else response.writeHead(200, html).end('<p>Två</p>')
    })
    const { url, bytes, contentType } = await read(`${origin}/`)
    expect([url, bytes.toString(), contentType]).toEqual([
      `${origin}/event`,
      '<p>Två</p>',
      html['Content-Type'].toLowerCase(),
    ])
    expect(asked[1]?.headers).not.toHaveProperty('cookie')
    expect(asked[1]?.headers['user-agent']).toContain('Turnout-Import')
  })

  it('is unpacked', async () => {
    serve((_, response) =>
      response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(gzipSync('hello')),
    )
    expect((await read(origin)).bytes.toString()).toBe('hello')
  })
})

describe('an address that is not public', () => {
  it.each([
    ['http://127.0.0.1/', 'not public'],
    ['http://0x7f.1/', 'not public'],
    ['http://2130706433/', 'not public'],
    ['http://[::1]/', 'not public'],
    ['http://[::ffff:127.0.0.1]/', 'not public'],
    ['http://169.254.169.254/latest/meta-data/', 'not public'],
    ['https://example.com:8080/', 'port of its own'],
    ['https://me:secret@example.com/', 'name and password'],
    ['ftp://example.com/', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['gopher://example.com/', 'https://'],
  ])('%s is refused', async (address, words) => {
    serve((_, response) => response.end())
    expect(await refusalOf(read(address))).toContain(words)
    expect(asked).toEqual([])
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['this machine', ['127.0.0.1']],
    ['a public address and a private one', ['93.184.216.34', '192.168.1.1']],
    ['a private address of version 6', ['fd12::1']],
  ])('is refused as a name that means %s', async (_, addresses) => {
    expect(await refusalOf(read('http://pool.example/', { resolve: resolvingTo(...addresses) }))).toContain(
      'not public',
    )
  })

  it('is refused as a name that meant another one a moment before', async () => {
    const meanings = [['93.184.216.34'], ['127.0.0.1']]
    const looked: string[] = []
    const resolve: Resolve = (name, done) => {
      looked.push(name)
      resolvingTo(...(meanings[Math.min(looked.length, 2) - 1] ?? []))(name, done)
    }
    serve((_, response) => response.end('secret'))
    await refusalOf(read('http://pool.example/', { resolve, overallMs: 300 }))
    // The address that was checked is the one that is connected to: nobody asks for the name again.
    expect([looked, asked]).toEqual([['pool.example'], []])
  })

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/',
    'http://[::1]/',
    'file:///etc/passwd',
    '//127.0.0.1:1/',
  ])('is refused as the end of a redirect to %s', async (location) => {
    serve((_, response) => response.writeHead(302, { Location: location }).end())
    await refusalOf(read(origin))
    expect(asked).toHaveLength(1)
  })
})

describe('a server that does not behave', () => {
  it.each<[string, RequestListener, string]>([
    ['answers with an error', (_, response) => response.writeHead(404, html).end(), 'answered 404'],
    [
      'has something else',
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF'),
      'no page',
    ],
    [
      'sends its readers in a circle',
      (_, response) => response.writeHead(302, { Location: '/' }).end(),
      'never arrives',
    ],
    ['never answers', () => undefined, 'too long'],
    ['answers drop by drop', (_, response) => drip(response), 'too long'],
    ['is too large', (_, response) => response.writeHead(200, html).end('x'.repeat(100_001)), 'larger than'],
    ['is too large when unpacked', (_, response) => bomb(response), 'larger than'],
    ['hangs up', ({ socket }) => socket.destroy(), 'could not be read'],
    ['speaks no HTTP', ({ socket }) => socket.end('hello\r\n\r\n'), 'could not be read'],
    [
      'has endless headers',
      (_, response) => response.writeHead(200, { ...html, 'X-Long': 'x'.repeat(60_000) }).end(),
      'could not be read',
    ],
    [
      'is packed in a broken way',
      (_, response) => response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end('no gzip'),
      'could not be read',
    ],
  ])('is refused when it %s', async (_, listener, words) => {
    serve(listener)
    expect(await refusalOf(read(origin))).toContain(words)
  })

  it('is refused when there is none', async () => {
    const resolve: Resolve = (_, done) => done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), [])
    expect(await refusalOf(read('http://pool.example/', { resolve }))).toContain('no such address')
  })
})

/** Some kilobytes that unpack to fifty megabytes. */
const BOMB = gzipSync(Buffer.alloc(50_000_000))

type Reply = Parameters<RequestListener>[1]

function drip(response: Reply): void {
  response.writeHead(200, html)
  const timer = setInterval(() => response.write('x'), 50)
  response.on('close', () => clearInterval(timer))
}

function bomb(response: Reply): void {
  response.writeHead(200, { ...html, 'Content-Encoding': 'gzip' }).end(BOMB)
}
