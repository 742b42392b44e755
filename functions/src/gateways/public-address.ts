import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of version 4 that are not the public internet (IANA, IPv4 Special-Purpose Address Registry). */
const CLOSED_V4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Also where a cloud tells its machines their credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The same of version 6 inside of 2000::/3; everything outside of it is closed, mapped and translated addresses too. */
const CLOSED_V6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // These lead to any address of version 4, a private one included.
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, bits] of CLOSED_V4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of CLOSED_V6) closed.addSubnet(network, bits, 'ipv6')
const unicastV6 = new BlockList()
unicastV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one machine on the public internet: nothing of our own network, of no network, of a group. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  const plain = address.split('%', 1)[0] ?? ''
  return isIPv6(plain) && plain === address && unicastV6.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}
