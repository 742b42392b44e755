import { isIP } from 'node:net'

/**
 * Where a request comes from: the entry of X-Forwarded-For that the outermost of our own proxies added. Each proxy appends
 * the address that it was called from, so what stands further left is the client's own invention
 * (cloud.google.com/functions/docs/reference/headers; developer.mozilla.org, X-Forwarded-For, "Selecting an IP address").
 * @param proxies how many of our own stand in front and append one; at least 1
 * @returns an address, or for IPv6 its network of 64 bits, which one client has whole (RFC 6177); undefined without an entry
 */
export function clientIpOf(forwardedFor: string | undefined, proxies: number): string | undefined {
  const entries = (forwardedFor ?? '').split(',').map((it) => it.trim())
  // A shorter list than expected was written by our own proxies alone.
  const entry = entries.at(-proxies) ?? entries[0] ?? ''
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
  if (isIP(mapped) === 6) return networkOf(mapped)
  return mapped === '' ? undefined : mapped.slice(0, 64)
}

/** The first 64 bits, written in full, so that one network has one name. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
