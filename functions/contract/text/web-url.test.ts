import { expect, it } from 'vitest'
import { WebUrl } from './web-url'

it.each([
  ['a password', 'https://me:secret@meet.example/room', 'https://meet.example/room'],
  ['a name that looks like a host', 'https://meet.example@evil.example', 'https://meet.example/@evil'],
  ['a name behind backslashes', 'https:\\\\a@evil.example', 'https://evil.example/a'],
  ['a turn of direction', 'https://meet.example/\u202Egpj.exe', 'https://meet.example/gpj.exe'],
  [
    'an encoded turn of direction',
    'https://meet.example/%E2%80%AEgpj.exe',
    'https://meet.example/%C3%A9.exe',
  ],
  ['a control character', 'https://meet.example/\u0007room', 'https://meet.example/room'],
  ['another scheme', 'javascript:alert(1)', 'https://meet.example/?q=javascript:alert(1)'],
])('a link with %s is refused, and one without it is not', (_, wrong, right) => {
  expect(WebUrl.safeParse(wrong).success).toBe(false)
  expect(WebUrl.safeParse(right).success).toBe(true)
})
