import type { RecipientGroup } from 'functions/contract/updates/update'

/** Every word of what an organiser writes to their people. */
export const updateWording = {
  heading: 'Updates',
  lead: 'Write to those who come, by mail.',
  open: 'Write an update',
  title: 'Write to your people',
  to: 'Who gets it',
  groups: {
    going: 'Going',
    interested: 'Interested',
    waiting: 'Waiting or asking',
    'ticket-holders': 'With tickets',
    invited: 'Invited, no answer yet',
  } satisfies Record<RecipientGroup, string>,
  groupOf: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
  subject: 'Subject',
  text: 'What to tell them',
  textHelp: 'When, where and the link to the page are added.',
  send: 'Send',
  chooseGroup: 'Choose who should get it.',
  sending: (count: number) => `Sending, ${count.toLocaleString('en')} so far`,
  sent: (count: number) =>
    count === 1 ? 'Sent to 1 person' : `Sent to ${count.toLocaleString('en')} people`,
  onItsWay: 'Your update is on its way.',
  none: 'Nothing sent yet.',
  fromOrganiser: 'From the organiser',
  tell: {
    title: 'Tell your people?',
    lead: (people: number, invited: number) =>
      [
        people > 0 &&
          (people === 1 ? '1 person has answered.' : `${people.toLocaleString('en')} people have answered.`),
        invited > 0 && `${invited.toLocaleString('en')} invited and without an answer yet.`,
      ]
        .filter((it) => it !== false)
        .join(' '),
    notNow: 'Not now',
    subject: 'Something has changed',
    changes: {
      when: 'The time has changed.',
      where: 'The place has changed.',
      link: 'The link to join has changed.',
    },
    look: 'Please look at the page again.',
  },
}
