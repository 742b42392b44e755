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
    describe: {
      title: 'Describe it',
      detail:
        'Write it down as you would tell a friend. Your words become the draft; you add time and place.',
    },
    copy: {
      title: 'Copy an earlier activity',
      detail: 'Everything but its dates, answers and sales, on the next same weekday.',
    },
    continue: {
      title: 'Go on where you stopped',
      untitled: 'Untitled activity',
      kept: (when: string) => `On this device, last changed ${when}`,
      begun: (when: string) => `Not saved yet, last changed ${when}`,
      changed: (when: string) => `Changes not saved yet, ${when}`,
      drafts: 'Saved drafts',
      edited: 'Saved draft',
      failed: 'Your saved drafts could not be loaded.',
      all: 'All drafts',
    },
  },
  describe: {
    heading: 'Describe it',
    lead: 'Write it down as you would tell a friend, in any language.',
    field: 'What are you planning?',
    help: 'The first sentence becomes the title. It is kept on this device as you type.',
    hint: 'A supper for strangers at one long table. Everybody brings a dish that their grandmother made, and its story.',
    promptsLabel: 'Not sure what to say? Go on with one of these.',
    prompts: [
      { label: 'What happens', line: 'What happens:' },
      { label: 'Who it is for', line: 'It is for' },
      { label: 'What to bring', line: 'Please bring' },
      { label: 'Why I do it', line: 'I do this because' },
      { label: 'Good to know', line: 'Good to know:' },
    ],
    becomes: 'What it becomes',
    title: 'Title',
    sentence: 'In a sentence',
    noTitle: 'Your first sentence',
    noSentence: 'What you write after it',
    notGuessed:
      'Time, place and tickets are not guessed: you choose them in the form. Nothing is published before you say so.',
    empty: 'Write a sentence or two first.',
    go: 'Go on in the form',
  },
  replace: {
    title: 'Replace your draft?',
    detail: (title: string) => `“${title}” is kept on this device and not saved yet. There is room for one.`,
    keep: 'Go on with that one',
    replace: 'Replace it',
    notKept: 'This browser does not let us keep the draft. Allow storage for this site, and try again.',
  },
}
