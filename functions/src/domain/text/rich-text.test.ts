import { describe, expect, it } from 'vitest'
import { cleanRichText } from './rich-text'

describe('a rich description', () => {
  it('keeps what the editor makes', () => {
    const text =
      '<h2>Hello</h2><p>A <strong>bold</strong> <em>word</em></p><ul><li>one</li></ul><pre><code>two</code></pre>'
    expect(cleanRichText(text)).toBe(text)
  })

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow ugc noopener" target="_blank">a</a>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://elsewhere.example"></iframe>', ''],
  ])('loses what is not text: %s', (dirty, clean) => {
    expect(cleanRichText(dirty)).toBe(clean)
  })
})
