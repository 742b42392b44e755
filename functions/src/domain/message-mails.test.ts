import { describe, expect, it } from 'vitest'
import { contactMail, messageMail, reportMail } from './message-mails'

const sender = { name: 'Nora <b>', email: 'nora@example.com', message: 'Is there\n<script>parking</script>?' }
const about = {
  title: 'Lantern walk',
  shareRef: 'abcdefgh23',
  organiserName: 'Olga',
  url: 'https://turnout.example/activity/abcdefgh23',
}

describe('a message to an organiser', () => {
  it('says who asks what about which activity, and how to answer', () => {
    const { subject, text } = messageMail(sender, about)
    expect(subject).toBe('Message about Lantern walk from Nora <b>')
    for (const part of [sender.message, 'nora@example.com', about.url, 'Reply to this mail']) {
      expect(text).toContain(part)
    }
  })

  it('shows what was typed as text', () => {
    const { html } = messageMail(sender, about)
    expect(html).toContain('&lt;script&gt;parking')
    expect(html).toContain('Nora &lt;b&gt;')
  })

  it('keeps its subject on one line, whatever the title is', () => {
    expect(messageMail(sender, { ...about, title: 'One\r\nBcc: all@example.com' }).subject).not.toMatch(
      /[\r\n]/,
    )
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

  it('names the topic, and that nobody was signed in', () => {
    const { subject, text } = contactMail({ ...sender, topic: 'privacy' }, null)
    expect(subject).toBe('My data and privacy: Nora <b>')
    expect(text).toContain('not signed in')
  })
})
