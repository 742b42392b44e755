import type { InvitationInfo, InviteeStanding } from 'functions/contract/invitations/invitation'

/** Every word of invitations. */
export const invitationWording = {
  heading: 'Invitations',
  lead: 'By mail, among your connections, or by a link to pass on. RSVPs show up here.',
  open: 'Invite by mail',
  title: 'Invite by mail',
  emails: 'Addresses',
  emailsHelp: 'Up to 50, one on each line or with commas between. Each gets one mail, ever.',
  message: 'A few words',
  send: 'Send invitations',
  sent: (count: number) => (count === 1 ? '1 person is invited.' : `${count} people are invited.`),
  among: {
    open: 'Invite connections',
    people: 'Your connections',
    search: 'Find by name',
    standing: {
      invited: 'Invited',
      revoked: 'Their invitation was ended',
      going: 'Going',
      interested: 'Interested',
      'not-going': 'Can’t go',
    } satisfies Record<InviteeStanding, string>,
    send: (count: number) =>
      count === 0 ? 'Choose people' : count === 1 ? 'Invite 1 person' : `Invite ${count} people`,
    none: 'You are not connected with anybody yet. Open somebody’s page and ask them.',
    noMatch: (name: string) => `None of your connections is called “${name}”.`,
  },
  link: 'Make a link',
  linkHelp: 'Whoever has it can see the activity and answer.',
  copy: 'Copy link',
  code: 'A code that opens the invitation',
  showCode: 'Show code',
  hideCode: 'Hide code',
  anyone: 'Link',
  uses: (uses: number, most: number) => `${uses} of ${most} used`,
  status: { sent: 'Sent', opened: 'Opened', revoked: 'Ended' } satisfies Record<
    InvitationInfo['status'],
    string
  >,
  gone: 'An account that is gone',
  resend: 'Send again',
  resendTo: (whom: string) => `Send again to ${whom}`,
  revoke: 'End',
  revokeOf: (whose: string) => `End the invitation of ${whose}`,
  resent: 'Sent again.',
  more: 'Show more',
}
