/** Every word of the way to a new activity. */
export const createWording = {
  start: {
    title: 'Make something people turn out for',
    lead: 'A supper, a run, a concert, a class: from the idea to a page that people can say yes to takes about two minutes.',
    go: 'Create an activity',
    free: 'Free activities are free. Selling tickets costs a small fee per ticket, and nothing before you sell.',
    steps: {
      write: { title: 'Say what and when', detail: 'A title, a time and a place are enough to begin.' },
      share: { title: 'Share one link', detail: 'RSVPs and tickets from any phone, without an app.' },
      watch: { title: 'Watch it fill up', detail: 'Your numbers move by themselves as people say yes.' },
    },
  },
  select: {
    title: 'How would you like to begin?',
    manual: {
      title: 'By hand',
      detail:
        'A form with a good start: title, time, place, tickets. Nothing is published before you say so.',
      go: 'Start writing',
    },
    continue: {
      title: 'Go on where you stopped',
      untitled: 'Untitled activity',
      kept: (when: string) => `On this device, last changed ${when}`,
      drafts: 'Saved drafts',
      edited: 'Saved draft',
      failed: 'Your saved drafts could not be loaded.',
      all: 'All drafts',
    },
  },
}
