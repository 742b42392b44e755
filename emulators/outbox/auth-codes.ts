import { z } from 'zod'
import type { Mail } from './mail'

const OobCodes = z.object({
  oobCodes: z
    .array(
      z.object({
        email: z.string(),
        /** Where the mail goes when it is to confirm another address. */
        newEmail: z.string().optional(),
        oobCode: z.string(),
        oobLink: z.string(),
        requestType: z.string(),
      }),
    )
    .default([]),
})
const VerificationCodes = z.object({
  verificationCodes: z
    .array(z.object({ phoneNumber: z.string(), code: z.string(), sessionInfo: z.string() }))
    .default([]),
})

const SUBJECTS: Record<string, string> = {
  VERIFY_EMAIL: 'Verify your email',
  PASSWORD_RESET: 'Reset your password',
  EMAIL_SIGNIN: 'Sign in to Turnout',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email',
  RECOVER_EMAIL: 'Your email was changed',
}

/** The mails and text messages that the Auth emulator would have sent; it forgets them once they are used, we do not. */
export class AuthCodes {
  private readonly seen = new Map<string, Mail>()

  private readonly codes: string

  constructor(host: string, project: string) {
    this.codes = `http://${host}/emulator/v1/projects/${project}`
  }

  async list(to?: string): Promise<Mail[]> {
    await this.refresh()
    return [...this.seen.values()].filter((mail) => to === undefined || mail.to.includes(to))
  }

  /** Answers whether there are new ones. */
  async refresh(): Promise<boolean> {
    const before = this.seen.size
    const { oobCodes } = OobCodes.parse(await this.fetch('oobCodes'))
    for (const { email, newEmail, oobCode, oobLink, requestType } of oobCodes) {
      const subject = SUBJECTS[requestType] ?? requestType
      const html = `<p>${subject}: <a href="${oobLink.replaceAll('&', '&amp;')}">${requestType}</a></p>`
      this.remember({
        id: oobCode,
        kind: 'sign-in mail',
        to: newEmail ?? email,
        subject,
        text: oobLink,
        html,
        link: oobLink,
      })
    }
    const { verificationCodes } = VerificationCodes.parse(await this.fetch('verificationCodes'))
    for (const { phoneNumber, code, sessionInfo } of verificationCodes) {
      const text = `${code} is your code for Turnout.`
      this.remember({ id: sessionInfo, kind: 'text message', to: phoneNumber, subject: text, text, html: '' })
    }
    return this.seen.size > before
  }

  private remember({
    to,
    ...mail
  }: Omit<Mail, 'to' | 'from' | 'sentAt' | 'attachments'> & { to: string }): void {
    if (this.seen.has(mail.id)) return
    const sentAt = new Date().toISOString()
    this.seen.set(mail.id, { ...mail, to: [to], from: 'Firebase Auth', sentAt, attachments: [] })
  }

  private async fetch(kind: string): Promise<unknown> {
    const answer = await fetch(`${this.codes}/${kind}`)
    return answer.json()
  }
}
