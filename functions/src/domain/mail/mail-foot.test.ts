import { expect, it } from 'vitest'
import { page, withFoot } from './mails'

const foot = { origin: 'https://turnout.example', operator: 'A & B Ltd.', address: '1 Street' }

it('ends every mail with help, contact, privacy, tickets and who sent it', () => {
  const mail = withFoot({ text: 'Hello', html: page('Hello', '<p>$& Hello</p>') }, foot)
  for (const path of ['/tickets', '/help', '/contact', '/privacy']) {
    expect(mail.text).toContain(`https://turnout.example${path}`)
    expect(mail.html).toContain(`href="https://turnout.example${path}"`)
  }
  expect(mail.text.startsWith('Hello\n')).toBe(true)
  expect(mail.text).toContain('run by A & B Ltd., 1 Street')
  expect(mail.html).toContain('run by A &amp; B Ltd., 1 Street')
  expect(mail.html).toContain('<p>$& Hello</p>')
  expect(mail.html).not.toContain('<!-- foot -->')
})
