import { lookup as lookUp } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, fetch } from 'undici'
import type { Response } from 'undici'
import { refuseField } from '../domain/refusal'
import { isPublicAddress } from './public-address'

const MOST_HOPS = 5
const OVERALL_MS = 10_000
const AGENT = 'Turnout-Import/1 (reads an event page when a person asks for it)'

/** Resolves a name to all of its addresses. */
export type Resolve = (
  name: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

export interface Reach {
  /** Origins that may be read though they are not public: a local stack's own. */
  readonly allowedOrigins: readonly string[]
  readonly resolve?: Resolve
  readonly overallMs?: number
}

export interface Wanted {
  /** What may be answered, as the beginnings of content types. */
  readonly types: readonly string[]
  readonly maxBytes: number
  /** What it is called when it is refused: "page". */
  readonly noun: string
}

export interface Remote {
  /** Where the redirects ended. */
  readonly url: string
  /** In lower case, with its parameters. */
  readonly contentType: string
  readonly bytes: Buffer
}

class NotPublic extends Error {}

const refuse = (message: string) => refuseField('url', message)
const systemResolve: Resolve = (name, answer) => lookUp(name, { all: true }, answer)

/**
 * Connects to public addresses only. Every address of a name is checked at the moment of connecting, and the connection goes
 * to those that were checked, so that a name cannot come to mean another machine in between.
 */
function agentFor(resolve: Resolve, isAllowed: boolean): Agent {
  return new Agent({
    connect: {
      timeout: 5000,
      lookup: (name, options, answer) => {
        resolve(name, (error, addresses) => {
          if (error) return answer(error, [])
          const isOpen = isAllowed || addresses.every(({ address }) => isPublicAddress(address))
          const [first] = addresses
          if (!isOpen || !first) return answer(new NotPublic(name), [])
          return options.all ? answer(null, [...addresses]) : answer(null, first.address, first.family)
        })
      },
    },
    keepAliveTimeout: 1,
    maxHeaderSize: 32_768,
  })
}

/** The address to ask next. Names that are addresses themselves are checked here: nobody resolves them. */
function requireAsked(address: string, base: string | undefined, allowedOrigins: readonly string[]): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse('Use a full link that starts with https://')
  if (url.username !== '' || url.password !== '')
    throw refuse('Use a link without a name and password in it.')
  if (allowedOrigins.includes(url.origin)) return url
  if (url.port !== '') throw refuse('That address is not open to everybody: it names a port of its own.')
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refuse('That address is not public.')
  return url
}

/**
 * Reads something of the public web, whatever address a person gives. Follows few redirects, each checked anew; gives up
 * after ten seconds and above the size, counted as the text is unpacked; sends nothing about anybody.
 * @throws Refusal at the field `url`
 */
export async function readRemote(address: string, wanted: Wanted, reach: Reach): Promise<Remote> {
  const signal = AbortSignal.timeout(reach.overallMs ?? OVERALL_MS)
  let next = requireAsked(address, undefined, reach.allowedOrigins)
  try {
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      const isAllowed = reach.allowedOrigins.includes(next.origin)
      const answer = await ask(next, wanted, agentFor(reach.resolve ?? systemResolve, isAllowed), signal)
      if ('bytes' in answer) return answer
      next = requireAsked(answer.location, next.href, reach.allowedOrigins)
    }
  } catch (error) {
    throw asRefusal(error, wanted.noun)
  }
  throw refuse(`This ${wanted.noun} sends its readers on and on, and never arrives.`)
}

async function ask(
  url: URL,
  wanted: Wanted,
  agent: Agent,
  signal: AbortSignal,
): Promise<Remote | { location: string }> {
  try {
    const headers = { 'User-Agent': AGENT, Accept: `${wanted.types.join(', ')}, */*;q=0.1` }
    const response = await fetch(url, { dispatcher: agent, redirect: 'manual', signal, headers })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location !== null) return { location }
    if (!response.ok) throw refuse(`The ${wanted.noun} answered ${response.status}.`)
    const contentType = (response.headers.get('content-type') ?? '').toLowerCase()
    if (contentType !== '' && !wanted.types.some((type) => contentType.startsWith(type))) {
      throw refuse(`There is no ${wanted.noun} at this address that can be read.`)
    }
    return { url: url.href, contentType, bytes: await bytesOf(response, wanted) }
  } finally {
    // What is still on its way is not wanted any more.
    await agent.destroy()
  }
}

async function bytesOf(response: Response, { maxBytes, noun }: Wanted): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += (piece as Uint8Array).length
    if (size > maxBytes) throw refuse(`This ${noun} is larger than ${maxBytes / 1024 / 1024} MB.`)
    pieces.push(piece as Uint8Array)
  }
  return Buffer.concat(pieces)
}

/** Any failure of the other side as a sentence for the person. */
function asRefusal(error: unknown, noun: string): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'Refusal') return at
    if (at.name === 'TimeoutError') return refuse(`This ${noun} took too long to answer.`)
    if (at instanceof NotPublic) return refuse('That address is not public.')
    if ('code' in at && at.code === 'ENOTFOUND')
      return refuse('There is no such address. Look at the link again.')
  }
  return refuse(`This ${noun} could not be read: its server did not answer as it should.`)
}
