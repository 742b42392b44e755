import { describe, expect, it } from 'vitest'
import { readFile, wholeLink } from './read-file'

describe('a file', () => {
  it('is read as UTF-8, and in the letters of Western Europe where it is not', async () => {
    expect(await readFile(new File(['Två'], 'a.ics'))).toBe('Två')
    expect(await readFile(new File([new Uint8Array([0x54, 0x76, 0xe5])], 'a.ics'))).toBe('Två')
  })

  it('in UTF-16 is read, with its mark and without', async () => {
    const pairs = Array.from('SUMMARY:Två', (letter) => [letter.charCodeAt(0), 0]).flat()
    expect(await readFile(new File([new Uint8Array([0xff, 0xfe, ...pairs])], 'a.ics'))).toBe('SUMMARY:Två')
    expect(await readFile(new File([new Uint8Array(pairs)], 'a.ics'))).toBe('SUMMARY:Två')
  })

  it('above five megabytes is not', async () => {
    expect(await readFile(new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'a.ics'))).toBeUndefined()
  })
})

describe('a link', () => {
  it.each([
    ['webcal://pool.example/a.ics', 'https://pool.example/a.ics'],
    [' pool.example/swim ', 'https://pool.example/swim'],
    ['http://pool.example', 'http://pool.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j is meant as %j', (typed, link) => {
    expect(wholeLink(typed)).toBe(link)
  })
})
