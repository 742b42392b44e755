import { expect, it } from 'vitest'
import { addressesIn } from './invitations'

it.each([
  ['ana@example.com\nbo@example.com', ['ana@example.com', 'bo@example.com']],
  [' ana@example.com, bo@example.com;  ana@example.com ', ['ana@example.com', 'bo@example.com']],
  ['', []],
  [' , ;\n', []],
])('finds the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
