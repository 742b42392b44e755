import { describe, expect, it } from 'vitest'
import { bodyOf, OutboxDocument, toMail } from './mail'

function mailOf(message: object) {
  return toMail('m1', '2027-01-01T00:00:00.000Z', OutboxDocument.parse({ to: 'a@example.com', message }))
}

describe('a mail', () => {
  it('may be addressed to one or to many', () => {
    expect(mailOf({}).to).toEqual(['a@example.com'])
    expect(OutboxDocument.parse({ to: ['a', 'b'], message: {} }).to).toEqual(['a', 'b'])
  })

  it('shows the pictures that travel with it', () => {
    const attachments = [
      { filename: 'plan.pdf', contentType: 'application/pdf' },
      { filename: 'code.png', contentType: 'image/png', cid: 'code' },
    ]
    expect(bodyOf(mailOf({ html: '<img src="cid:code">', attachments }))).toContain(
      '<img src="/mails/m1/attachments/1">',
    )
  })

  it('shows plain text as text', () => {
    expect(bodyOf(mailOf({ text: 'a < b & c' }))).toContain('a &lt; b &amp; c')
  })
})
