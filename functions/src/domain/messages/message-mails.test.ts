import { describe, expect, it } from 'vitest'
import { contactMail, manyReportsMail, messageMail, reportMail } from './message-mails'

const sender = { name: 'Nora <b>', email: 'nora@example.com', message: 'Is there\n<script>parking</script>?' }
const known = { hasSignedIn: true, hasTicket: false, isToBePassedOn: false }
const about = {
  title: 'Lantern walk',
  shareRef: 'abcdefgh23',
  organiserName: 'Olga',
  url: 'https://turnout.example/activity/abcdefgh23',
}

describe('a message to an organiser', () => {
  it('says who asks what about which activity, and how to answer', () => {
    const { subject, text } = messageMail(sender, about, known)
    expect(subject).toBe('Message about Lantern walk from Nora <b>')
    for (const part of ['nora@example.com', about.url, 'Reply to this email']) {
      expect(text).toContain(part)
    }
  })

  it.each([
    [true, false, 'Signed in with this email: yes', 'Has a ticket: no'],
    [false, true, 'Signed in with this email: no', 'Has a ticket: yes'],
  ])('says what is known of who writes (%s, %s)', (hasSignedIn, hasTicket, ...said) => {
    const { text, html } = messageMail(sender, about, { ...known, hasSignedIn, hasTicket })
    for (const line of said) {
      expect(text).toContain(line)
      expect(html).toContain(line)
    }
  })

  it('quotes each line of what was written, so that none passes for a line of ours', () => {
    const message = 'Hello\nHas a ticket: yes\r\nSigned in with this email: yes\rBye\u2028Bye'
    const { text } = messageMail({ ...sender, message }, about, { ...known, hasSignedIn: false })
    expect(text).toContain('> Hello\n> Has a ticket: yes\n> Signed in with this email: yes\n> Bye\n> Bye')
    expect(text.split('\n').filter((line) => line.startsWith('Has a ticket'))).toEqual(['Has a ticket: no'])
  })

  it('asks those who run the platform to pass it on, where it could reach no organiser', () => {
    const { subject, text } = messageMail(sender, about, { ...known, isToBePassedOn: true })
    expect(subject).toBe('To pass on: Message about Lantern walk from Nora <b>')
    expect(text).toContain('Pass this message on to Olga (activity abcdefgh23)')
    expect(text).not.toContain('your email address only then')
  })

  it('shows what was typed as text', () => {
    const { html } = messageMail(sender, about, known)
    expect(html).toContain('&lt;script&gt;parking')
    expect(html).toContain('Nora &lt;b&gt;')
  })

  it('keeps its subject on one line, whatever the title is', () => {
    expect(
      messageMail(sender, { ...about, title: 'One\r\nBcc: all@example.com' }, known).subject,
    ).not.toMatch(/[\r\n]/)
  })
})

describe('a message to those who run the platform', () => {
  it('names reason, activity and account of a report', () => {
    const { subject, text } = reportMail({ ...sender, reason: 'scam' }, about, 'uid1')
    expect(subject).toBe('Report: Lantern walk')
    expect(text).toContain('Reason: It’s a scam or misleading')
    expect(text).toContain('abcdefgh23, by Olga')
    expect(text).toContain('account uid1')
  })

  it('says of which activity there are more reports than were mailed', () => {
    const { subject, text, html } = manyReportsMail(about, 50)
    expect(subject).toBe('Many reports: Lantern walk')
    expect(text).toContain('more than 50 times today')
    expect(text).toContain('abcdefgh23, by Olga')
    expect(html).not.toContain('<blockquote')
  })

  it('names the topic, and that nobody was signed in', () => {
    const { subject, text } = contactMail({ ...sender, topic: 'privacy' }, null)
    expect(subject).toBe('My data and privacy: Nora <b>')
    expect(text).toContain('not signed in')
  })
})
