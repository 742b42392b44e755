const count = (people: number) => people.toLocaleString('en')

/** Every word of the waiting room. */
export const waitingRoomWording = {
  title: 'Waiting room',
  entering: 'Finding your place …',
  lead: 'A lot of people want these tickets. Everybody has their turn.',
  drawing: {
    heading: 'You are in the draw',
    detail: (clock: string) =>
      `Places are drawn when the sale opens at ${clock}. Coming earlier makes no difference.`,
  },
  waiting: {
    place: 'Your place',
    finding: 'Your number comes in a moment.',
    ahead: (people: number) =>
      people === 0
        ? 'You are next.'
        : people === 1
          ? 'One person is ahead of you.'
          : `${count(people)} people are ahead of you.`,
    minutes: (minutes: number) =>
      minutes <= 1 ? 'About a minute to go' : `About ${count(minutes)} minutes to go`,
    progress: 'The line so far',
  },
  keep: 'Keep this page open. Your place stays when it is loaded anew, or opened in another tab.',
  soldOut: {
    heading: 'Everything is sold out',
    detail: 'You keep your place in case tickets come back. Where there is a wait-list, they go to it first.',
    toWaitList: 'To the wait-list',
  },
  unheard: 'There is no answer at the moment. Your place is kept; we go on asking.',
  early: (clock: string) =>
    `The sale opens at ${clock}. Places are drawn among all who are in the waiting room then.`,
  come: 'Go to the waiting room',
  leave: 'Leave the line',
  tab: (ahead: number) => `${count(ahead)} ahead`,
}
