import type { DraftNote, DraftTone } from 'functions/contract/ai-draft'

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
      detail: 'Write it down as you would tell a friend, or paste a flyer. You get a draft to look over.',
    },
    import: {
      title: 'Import it',
      detail: 'From a link, a calendar file or a table. What the source leaves open is marked for you.',
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
    help: 'Paste or drop the text of a flyer, if you like. It is kept on this device as you type.',
    hint: 'A supper for strangers at one long table. Everybody brings a dish that their grandmother made, and its story.',
    promptsLabel: 'Not sure what to say? Go on with one of these.',
    prompts: [
      { label: 'What happens', line: 'What happens:' },
      { label: 'Who it is for', line: 'It is for' },
      { label: 'What to bring', line: 'Please bring' },
      { label: 'Why I do it', line: 'I do this because' },
      { label: 'Good to know', line: 'Good to know:' },
    ],
    style: {
      tone: 'How it should sound',
      tones: { plain: 'Simple', warm: 'Warm', formal: 'Formal' } satisfies Record<DraftTone, string>,
      near: 'Where you usually plan',
      nearHelp: 'For places that you name without a town. Kept on this device.',
      nearHint: 'Lisbon',
    },
    outside:
      'Your words and that place go to an outside service, an AI language model, which writes the draft. Leave out anything private.',
    becomes: 'Your draft',
    nothingYet: 'It appears here field by field, each with the words it came from.',
    running: 'Drafting',
    done: (count: number) => `The draft has ${count} ${count === 1 ? 'field' : 'fields'}.`,
    notPublished: 'Nothing is published before you say so.',
    empty: 'Write a sentence or two first.',
    dropNow: 'Drop it to read its words',
    notText: 'Only text files of up to 200 KB can be read here. Copy the words and paste them.',
    go: 'Draft it',
    again: 'Draft it again',
    stop: 'Stop',
    goOn: 'Go on in the form',
    retry: 'Try again',
    byHand: 'Go on by hand',
    notesLabel: 'Left out',
    notes: {
      'price-not-in-words': 'A price was left out: your words do not say it with its currency.',
      'capacity-not-in-words': 'A number of places was left out: your words do not say it.',
      'audience-not-in-words': 'It is for everybody: your words do not say who else it would be for.',
      'link-not-in-words': 'A link was left out: it is not in your words.',
      'date-in-the-past': 'A date was left out: it is over.',
      unreadable: 'Something could not be read and was left out.',
      'cut-short': 'The draft ended early. What came is here; the rest is yours to write.',
    } satisfies Record<DraftNote, string>,
  },
  import: {
    heading: 'Import',
    lead: 'It is already somewhere else? Bring it over. Nothing is published before you say so.',
    pictureFailed: (title: string) =>
      `The picture of “${title}” could not be brought over. Choose another one.`,
    saved: (count: number) => (count === 1 ? '1 draft saved' : `${count} drafts saved`),
    undo: 'Undo',
    undone: 'The drafts are deleted.',
    notUndone: 'Some drafts could not be deleted. They are under My activities.',
  },
  replace: {
    title: 'Replace your draft?',
    detail: (title: string) => `“${title}” is kept on this device and not saved yet. There is room for one.`,
    keep: 'Go on with that one',
    replace: 'Replace it',
    notKept: 'This browser does not let us keep the draft. Allow storage for this site, and try again.',
  },
}
