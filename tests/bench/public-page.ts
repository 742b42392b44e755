import { brotliCompressSync, constants } from 'node:zlib'
import { hosted, ticketType } from '../support/activities'
import { stack } from '../support/stack'
import type { Figure } from './figure'

const KIB = 1024

function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return brotliCompressSync(text, { params }).length
}

/** Addresses that a page, a script or a style sheet makes the browser fetch before anybody does anything. */
function eagerIn(text: string, kind: 'html' | 'js'): string[] {
  const html = [
    ...text.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...text.matchAll(/<link[^>]+rel="(?:stylesheet|modulepreload|preload)"[^>]+href="([^"]+)"/g),
    ...text.matchAll(/<link[^>]+href="([^"]+)"[^>]+rel="(?:stylesheet|modulepreload|preload)"/g),
  ]
  // Static imports of a built module; import() is for later.
  const js = [...text.matchAll(/(?:^|[;}])(?:import|export)(?:[\w$*{},\s]+from)?\s*"([^"]+\.js)"/g)]
  return (kind === 'html' ? html : js).flatMap((match) => match[1] ?? [])
}

/** Goal 1: what the public page of a real activity loads first, read from the page as it is served. */
export async function measurePublicPage(): Promise<Figure[]> {
  const origin = stack().TURNOUT_ORIGIN
  const { shareRef } = await hosted({ ticketTypes: [ticketType(), ticketType({ title: 'Friend' })] })
  const page = new URL(`/activity/${shareRef}`, origin)
  const loaded = new Map<string, number>()
  const waiting = [page]
  let scripts = ''
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (loaded.has(address.href)) continue
    const response = await fetch(address)
    const body = Buffer.from(await response.arrayBuffer())
    const isText = /html|javascript|css/.test(response.headers.get('content-type') ?? '')
    loaded.set(address.href, isText ? brotli(body.toString()) : 0)
    if (address.pathname.endsWith('.js')) scripts += body.toString()
    if (!isText) continue
    const kind = address === page ? 'html' : 'js'
    for (const next of eagerIn(body.toString(), kind)) waiting.push(new URL(next, address))
  }
  const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0)
  const foreign = [...loaded.keys()].filter((address) => !address.startsWith(origin))
  const hasFirebase = /firebaseapp|identitytoolkit|firestore\.googleapis/.test(scripts)
  return [
    figure(
      'public page, HTML + JS + CSS',
      `${(bytes / KIB).toFixed(1)} KiB`,
      '<= 100 KiB',
      bytes <= 100 * KIB,
    ),
    figure('public page, requests', String(loaded.size), '<= 8', loaded.size <= 8),
    figure(
      'public page, Firebase SDK and third parties',
      `${hasFirebase ? 'yes' : 'none'}, ${foreign.length}`,
      'none, 0',
      !hasFirebase && foreign.length === 0,
    ),
  ]
}

function figure(what: string, value: string, limit: string, isMet: boolean): Figure {
  return { goal: 1, what, value, limit, isMet }
}
