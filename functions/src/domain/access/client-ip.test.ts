import { describe, expect, it } from 'vitest'
import { clientIpOf } from './client-ip'

describe('the client', () => {
  it.each([
    ['one proxy, nothing invented', '203.0.113.7', 1, '203.0.113.7'],
    ['one proxy, an invented entry', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies, nothing invented', '203.0.113.7, 192.0.2.1', 2, '203.0.113.7'],
    ['two proxies, invented entries', '1.1.1.1, 2.2.2.2,203.0.113.7 , 192.0.2.1', 2, '203.0.113.7'],
    ['fewer entries than proxies', '203.0.113.7', 2, '203.0.113.7'],
    ['no header', undefined, 1, undefined],
    ['an empty header', ' ', 1, undefined],
    ['an address with a port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['IPv6', '2001:DB8:12:34:56:78:9a:bc', 1, '2001:db8:12:34::/64'],
    ['IPv6, shortened', '2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['IPv6 with a port', '[2001:db8:0:0:1::1]:443', 1, '2001:db8:0:0::/64'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['no address at all', 'unknown', 1, 'unknown'],
  ])('is found behind %s', (_, header, proxies, expected) => {
    expect(clientIpOf(header, proxies)).toBe(expected)
  })

  it('has one name for all of an IPv6 network, and another for the next', () => {
    const of = (address: string) => clientIpOf(address, 1)
    expect(of('2001:db8:0:1::1')).toBe(of('2001:db8:0:1:ffff:ffff:ffff:ffff'))
    expect(of('2001:db8:0:1::1')).not.toBe(of('2001:db8:0:2::1'))
  })
})
