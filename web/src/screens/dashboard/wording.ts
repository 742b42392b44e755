/** Every word of the dashboard that belongs to no one feature. */
export const dashboardWording = {
  loading: 'Loading the dashboard',
  live: 'Live',
  liveHelp: 'These numbers move by themselves.',
  look: 'Look at the page',
  share: 'Copy link',
  people: 'People',
  attendees: 'Attendees',
  rsvps: 'RSVPs',
  requests: 'Requests',
  line: 'Wait-list',
  notYours: {
    title: 'This dashboard is for the organiser',
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
