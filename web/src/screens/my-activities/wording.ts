import type { MyActivitiesKind } from 'functions/contract/activities/my-activities'
import { paths } from '../../lib/navigation/paths'

interface EmptyWords {
  title: string
  text: string
  action: string
  href: string
}

/** The words of /my-activities. */
export const myActivitiesWording = {
  title: 'My activities',
  tabs: {
    hosting: 'Hosting',
    going: 'Going',
    invited: 'Invited',
    drafts: 'Drafts',
    past: 'Past',
    helping: 'You help with',
  },
  interested: 'Interested',
  rsvp: 'RSVP',
  tickets: 'Your tickets',
  dashboard: 'Dashboard',
  edit: 'Edit',
  resume: 'Continue',
  begun: {
    label: 'Not saved yet',
    untitled: 'Untitled activity',
    fresh: (when: string) => `New, last changed ${when}`,
    changed: (when: string) => `Changes not saved yet, ${when}`,
    discard: 'Discard',
    discardLabel: (title: string) => `Discard ${title}`,
    ask: 'Discard this draft?',
    askDetail: (title: string) => `What you typed for “${title}” is lost. This cannot be undone.`,
    keep: 'Keep it',
  },
  planned: (when: string) => `Goes live ${when}`,
  empty: {
    hosting: {
      title: 'You are not hosting anything',
      text: 'A title, a time and a place are enough to begin.',
      action: 'Create an activity',
      href: paths.create(),
    },
    going: {
      title: 'Nothing in your calendar yet',
      text: 'What you go to, have tickets for or are interested in shows up here.',
      action: 'Explore',
      href: paths.explore(),
    },
    invited: {
      title: 'No open invitations',
      text: 'When somebody invites you, it waits here until you answer.',
      action: 'Explore',
      href: paths.explore(),
    },
    drafts: {
      title: 'No drafts',
      text: 'An activity that you save before publishing waits for you here.',
      action: 'Create an activity',
      href: paths.create(),
    },
    helping: {
      title: 'You are on nobody’s team',
      text: 'When somebody asks you to help with an activity, it shows up here.',
      action: 'Explore',
      href: paths.explore(),
    },
    past: {
      title: 'Nothing behind you yet',
      text: 'Activities that you hosted or went to are kept here.',
      action: 'Explore',
      href: paths.explore(),
    },
  } satisfies Record<MyActivitiesKind, EmptyWords>,
} as const
