/** Every word of the dashboard that belongs to no one feature. */
export const dashboardWording = {
  loading: 'Loading the dashboard',
  live: 'Live',
  liveHelp: 'These numbers move by themselves.',
  look: 'Look at the page',
  door: 'Door',
  share: 'Copy link',
  tabs: { overview: 'Overview', analytics: 'Analytics', people: 'People', money: 'Money', team: 'Team' },
  sections: 'Parts of the dashboard',
  acts: { kit: 'Share kit', people: 'See who comes', team: 'Ask for help' },
  left: 'You left the team.',
  people: 'People',
  attendees: 'Attendees',
  rsvps: 'RSVPs',
  requests: 'Requests',
  line: 'Wait-list',
  waitList: 'Ticket wait-list',
  notYours: {
    title: 'This dashboard is for the organiser and their team',
    detail: 'You can look at the activity itself.',
    go: 'To the activity',
  },
  quiet: {
    title: 'All set. Now let people know.',
    detail: 'Share the link, and views, answers and tickets appear here by themselves.',
  },
  draft: {
    title: 'This is still a draft',
    detail: 'Publish it, and this is where you watch it fill up.',
    go: 'Finish and publish',
  },
}
