import { AGREEMENT_VERSIONS } from 'functions/contract/accounts/agreement-versions'
import { paths } from '../../lib/navigation/paths'
import { operator } from '../../lib/operator'
import { Link } from '../../ui/link'
import { onDevice } from './privacy-device'
import { sharing } from './privacy-sharing'
import { TextPage } from './text-page'
import type { TextSection } from './text-page'

const { name, address, email, authority } = operator

const storing: TextSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {name}, {address}, {email}, decides how your details are used on Turnout. For what an organiser does
          with your details to run their activity, the organiser is responsible as well; write to either of
          us.
        </p>
        <p>
          In short: we keep what Turnout needs to work and nothing to sell. There is no advertising and no
          tracking across sites. There is no cookie banner, because nothing is on your device that Turnout
          does not need to work and to be safe.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <dl>
        <dt>Your account</dt>
        <dd>
          Name, email, phone number and picture, as far as you gave them; how you sign in and when you last
          did; which mails you want; which version of the terms you agreed to. To give you an account (our
          agreement with you).
        </dd>
        <dt>Orders and tickets</dt>
        <dd>
          Name and email of the buyer and of attendees who were named, what was bought, answers to the
          organiser’s questions, refunds, and when a ticket was scanned. To sell you the ticket and let you in
          (the agreement), and for invoices (tax law). Card and bank details stay with Stripe; we never have
          them.
        </dd>
        <dt>RSVPs and wait-lists</dt>
        <dd>
          Your name, your RSVP, how many people you bring, what you answer to the organiser’s questions, and
          an email if you leave one, for reminders and changes of this activity (the agreement).
        </dd>
        <dt>What you organise</dt>
        <dd>
          Your activities, drafts, pictures, business details for invoices, your account number at Stripe,
          payouts and debts, your team and what each of them changed (the agreement, tax law).
        </dd>
        <dt>Connections</dt>
        <dd>Whom you are connected with, and invitations that you sent or got (the agreement).</dd>
        <dt>Messages</dt>
        <dd>
          What you write to an organiser or to us goes on as an email with your name and address, so that they
          can answer, and says whether you were signed in with that address and have a ticket. If the
          organiser has no email address, we get it and pass it on (the agreement; our interest in answering).
        </dd>
        <dt>Views of an activity</dt>
        <dd>
          A number, made from your network address and browser, that is different for every activity and day,
          cannot be turned back and is deleted after two days. It counts visitors without following anybody.
          Browsers that ask not to be followed (<i>Do Not Track</i>, <i>Global Privacy Control</i>) are not
          counted at all (our interest in telling organisers how many people looked).
        </dd>
        <dt>Network address</dt>
        <dd>
          While a request is handled, for some hours in counters against abuse, and for up to 30 days in our
          hosting provider’s logs (our interest in keeping Turnout safe).
        </dd>
      </dl>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <ul>
        <li>
          Your account and what is yours: until you delete it under{' '}
          <Link href={paths.account()}>Account</Link>. It is then gone within minutes; copies in caches and
          backups follow within 30 days.
        </li>
        <li>
          Invoices and the record of money: as long as tax law wants, up to ten years. After you delete your
          account they no longer name you, except for a business that an invoice was made out to.
        </li>
        <li>What you bought or said as a guest: until you delete it in the same place, or write to us.</li>
        <li>
          Tickets set aside and never bought, and places in waiting rooms: they lead to nobody once they end.
        </li>
        <li>Messages to organisers and to us: 90 days, or until you delete your account.</li>
        <li>
          What is on your device: see <a href="#device">below</a>.
        </li>
      </ul>
    ),
  },
]

const rights: TextSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>See and take along</strong> everything that we keep about you, as one file, under{' '}
            <Link href={paths.account()}>Account</Link>.
          </li>
          <li>
            <strong>Correct</strong> your name, picture and email there, and the name on a ticket with the
            organiser.
          </li>
          <li>
            <strong>Delete</strong> your account there.
          </li>
          <li>
            <strong>Object</strong> to, or have us limit, what we do in our own interest, and take back a
            consent for the future.
          </li>
          <li>
            <strong>End mails</strong> with the link in each of them, or under Account. Tickets, refunds and
            cancellations are always mailed.
          </li>
        </ul>
        <p>
          Write to {email} about any of these; we answer within a month. You can also complain to{' '}
          {authority === ''
            ? 'the data protection authority where you live'
            : `the supervisory authority: ${authority}`}
          . No decision about you is made by a machine alone.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        Each version is called by its day. When it changes in a way that matters to you, you see so the next
        time you sign in, order or send an RSVP.
      </p>
    ),
  },
]

/** /privacy: what is kept of people, why, how long, and who else has it. */
export function Screen() {
  return (
    <TextPage
      title="Privacy"
      lead="What we keep about you, why, for how long, and what you can do about it."
      version={AGREEMENT_VERSIONS.privacy[0] ?? ''}
      sections={[...storing, ...sharing, ...onDevice, ...rights]}
    />
  )
}
