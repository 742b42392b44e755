import { html } from 'hono/html'
import type { RsvpAnswer } from '../../contract/rsvps/rsvp'
import { rsvpQuestions } from '../../contract/questions/answer-rules'
import type { OwnRsvp, OwnRsvpProblem } from '../actions/rsvps/change-own-rsvp'
import { questionFields } from './own-rsvp-questions'
import { whenInWords } from '../../contract/activities/when-in-words'

const CHOICES = { going: 'Going', interested: 'Interested', 'not-going': 'Can’t go' } as const

/** What an RSVP has come to, in a sentence. */
function standingOf({ response, state }: OwnRsvp['rsvp']): string {
  const given: Record<Exclude<RsvpAnswer, 'going'>, string> = {
    interested: 'You’re interested.',
    'not-going': 'You can’t make it.',
    'not-responded': 'You haven’t answered.',
  }
  if (response !== 'going') return given[response]
  return {
    confirmed: 'You’re going.',
    'awaiting-approval': 'The organiser confirms each guest. We’ll email you.',
    waiting: 'The guest list is full. You’re on the wait-list, and we’ll email you when there is a spot.',
    offered: 'There is a spot for you. Choose Going to take it.',
    declined: 'The organiser can’t fit you in this time.',
  }[state]
}

/** The page behind the link in a guest's mail: their RSVP, and how to change it without an account or script. */
export function ownRsvpPage(
  { activity, rsvp }: OwnRsvp,
  mailsHref: string,
  problem: OwnRsvpProblem | undefined,
) {
  const { plusOnes } = activity.rsvp
  const who = html`<p>${rsvp.shownName}</p>`
  const brings =
    plusOnes > 0
      ? html`<p>
          <label
            >People you bring
            <select name="guests">
              ${Array.from(
                { length: plusOnes + 1 },
                (_, count) => html`<option ${count === rsvp.guests ? 'selected' : ''}>${count}</option>`,
              )}
            </select></label
          >
        </p>`
      : ''
  const answered = Object.fromEntries(rsvp.answers.map(({ id, answer }) => [id, answer]))
  const questions = questionFields(
    rsvpQuestions(activity.asked),
    problem?.answers ?? answered,
    problem?.fields ?? {},
  )
  const buttons = Object.entries(CHOICES).map(
    ([value, label]) =>
      html`<button
        name="response"
        value="${value}"
        ${value === rsvp.response ? html`aria-pressed="true"` : ''}
        ${value === 'going' ? '' : 'formnovalidate'}
      >
        ${label}
      </button>`,
  )
  return pageOf(
    `Your RSVP: ${activity.title}`,
    html`<h1>${activity.title}</h1>
      <p>${whenInWords(activity)}<br />Hosted by ${activity.organiser.name}</p>
      <section>
        <h2 role="status">${standingOf(rsvp)}</h2>
        ${who} ${problem === undefined ? '' : html`<p role="alert"><strong>${problem.detail}</strong></p>`}
        <form method="post">${brings} ${questions} ${buttons}</form>
      </section>
      <p><a href="/activity/${activity.shareRef}">View event</a></p>
      <p><a href="${mailsHref}">Stop reminders and updates</a></p>`,
  )
}

/** The page that ends reminders and updates: looking at it changes nothing (RFC 8058, section 3.1). */
export function rsvpMailsPage({ activity }: OwnRsvp, isDone: boolean) {
  const body = isDone
    ? html`<h1>You won’t get reminders or updates</h1>
        <p>We still email you when ${activity.title} changes its time or place, or is cancelled.</p>`
    : html`<h1>Stop reminders and updates?</h1>
        <p>For ${activity.title}. We still email you when its time or place changes, or it is cancelled.</p>
        <form method="post"><button type="submit">Stop them</button></form>`
  return pageOf('Emails about your RSVP', body)
}

function pageOf(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/tickets.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}
