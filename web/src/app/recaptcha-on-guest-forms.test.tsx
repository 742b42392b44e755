import type { Activity } from 'functions/contract/activities/activity'
import type { Question } from 'functions/contract/questions/question'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { SessionUser } from '../data/session-user'
import { OperatorForm } from '../features/messages/operator-form'
import { ReportForm } from '../features/messages/report-form'
import { RsvpForm } from '../features/rsvps/rsvp-form'
import { JoinForm } from '../features/wait-list/join-form'
import { FindTickets } from '../features/tickets/find-tickets'

// Importing data/firebase/auth starts Firebase, which wants some key.
vi.hoisted(() => vi.stubEnv('VITE_FIREBASE_API_KEY', 'key'))

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const nothing = () => undefined

const guest = { uid: 'guest', isAnonymous: true, email: null, displayName: null } as SessionUser
const type = {
  shareRef: 'ticket-1',
  minTicketCountPerPurchase: 1,
  maxTicketCountPerPurchase: 4,
} as TicketType

const forms: [string, () => ReactElement][] = [
  [
    'an RSVP of a guest',
    () => (
      <RsvpForm
        activity={{ asked: { questions: [] as Question[] } } as Activity}
        needsTicket={false}
        answer="going"
        isGuest
        questions={() => null}
        info={undefined}
        isSending={false}
        isSaved={false}
        problem={undefined}
        onSend={nothing}
        onClose={nothing}
      />
    ),
  ],
  ['a message to us', () => <OperatorForm />],
  ['a report', () => <ReportForm shareRef="abc" onDone={nothing} />],
  [
    'a place on a wait-list',
    () => <JoinForm user={guest} shareRef="abc" type={type} wait={undefined} onClose={nothing} />,
  ],
  ['a search for tickets', () => <FindTickets />],
]

function show(form: () => ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{form()}</MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.queryByText(/protected by reCAPTCHA/)
}

it.each(forms)('names reCAPTCHA where a guest sends %s, if the site uses it', (_, form) => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  expect(show(form)).toBeTruthy()
  cleanup()
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '')
  expect(show(form)).toBeNull()
})
