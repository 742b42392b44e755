import { AGREEMENT_VERSIONS } from 'functions/contract/accounts/agreement-versions'
import { paths } from '../../lib/navigation/paths'
import { operator } from '../../lib/operator'
import { Link } from '../../ui/link'
import { buying } from './terms-buying'
import { organising } from './terms-organising'
import { TextPage } from './text-page'
import type { TextSection } from './text-page'

const { name, address, country, email } = operator

const general: TextSection[] = [
  {
    id: 'who-we-are',
    title: 'Who these terms are between',
    body: (
      <>
        <p>
          Turnout is run by {name}, {address} (“Turnout”, “we”). <Link href={paths.contact()}>Contact</Link>{' '}
          has every way to reach us. These terms apply between you and us whenever you use Turnout: as
          somebody who goes to an activity, with or without an account, and as somebody who organises one.
        </p>
        <p>
          Turnout is a platform. An activity is offered, sold and run by its <strong>organiser</strong>, whose
          name is on its page. When you buy a ticket or send an RSVP, your agreement about the activity is
          with the organiser; your agreement with us is about using Turnout. Where Turnout itself organises
          something, its page says so.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You need no account to look around, to send an RSVP or to buy a ticket. You need one to organise.
          You must be at least 16 years old to have an account, and old enough to make contracts where you
          live to sell tickets. Tell us who you are truthfully, keep your ways to sign in to yourself, and
          tell us at {email} if you think that somebody else uses your account.
        </p>
        <p>What is done with your account counts as done by you, unless you can show that it was not.</p>
      </>
    ),
  },
]

const closing: TextSection[] = [
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <>
        <p>On Turnout, in what you publish and in messages to others, you may not</p>
        <ul>
          <li>break the law, or offer what is illegal where it is offered;</li>
          <li>
            mislead people about what an activity is, who runs it, what it costs or where the money goes;
          </li>
          <li>harass, threaten or discriminate against anybody, or call for violence;</li>
          <li>use pictures, names or texts that you have no right to;</li>
          <li>
            send advertising to people who did not ask for it, or collect their details for something else;
          </li>
          <li>buy tickets by machine, or resell them above their price where that is forbidden;</li>
          <li>attack Turnout, look for holes in it without our consent, or get around its limits.</li>
        </ul>
        <p>
          Every activity has a <strong>Report</strong> button. We look at each report. We may hide or cancel
          an activity, limit an account or end it; we say why, unless the law keeps us from it, and you can
          ask us to look again by writing to {email}.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    body: (
      <p>
        What you write and upload stays yours. You let us store it, show it to those whom you publish it for,
        change its size and format, and show it in previews and search results, for as long as it is on
        Turnout. Drafts that the writing help makes are suggestions: check them before you publish, because
        you answer for what you publish.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending your account',
    body: (
      <>
        <p>
          You can delete your account at any time under <Link href={paths.account()}>Account</Link>. That
          waits while people have paid for an activity of yours that is not over, while a refund or dispute is
          open, and while money of yours is on its way or owed. Tickets that you bought stay valid until their
          activity.
        </p>
        <p>
          We may end an account with 30 days’ notice, and at once for a serious breach of these terms. Money
          that is yours is paid out to you; what buyers are owed is refunded first.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    body: (
      <>
        <p>
          We answer without limit for intent and gross negligence, for injury to life, body or health, and
          wherever the law does not let us limit it. Otherwise we answer for a breach of duties that make the
          agreement possible at all, up to the damage that one could expect; and, where you use Turnout as a
          business, up to the fees that you paid us in the twelve months before.
        </p>
        <p>
          We do not answer for the activity itself: whether and how it takes place is the organiser’s
          responsibility. We keep Turnout running with care, but do not promise that it is never interrupted.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        Each version is called by its day. Each order is under the version that you agreed to with it, a
        guest’s RSVP as well, and what else you do with an account under the version that you last agreed to.
        When the terms change, we ask you to agree the next time you sign in, order or send an RSVP; changes
        that take something away from organisers are mailed to them 30 days before. You can always go on under
        the earlier terms with what you have already bought or sold.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disagreements',
    body: (
      <p>
        These terms are under the law of {country}. If you are a consumer, you also keep every protection of
        the law where you live, and may go to the courts there. Write to us first: most things are solved in a
        mail. We do not take part in dispute resolution before a consumer board unless the law has us do so.
      </p>
    ),
  },
]

/** /terms: what holds between people, organisers and the platform. */
export function Screen() {
  return (
    <TextPage
      title="Terms"
      lead="What you can expect from Turnout, from organisers, and what we expect from you."
      version={AGREEMENT_VERSIONS.terms[0] ?? ''}
      sections={[...general, ...buying, ...organising, ...closing]}
    />
  )
}
