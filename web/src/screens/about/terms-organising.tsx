import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import type { TextSection } from './text-page'

/** The terms for those who organise. */
export const organising: TextSection[] = [
  {
    id: 'organising',
    title: 'For organisers: what you offer',
    body: (
      <>
        <p>
          You are the seller. You run the activity, have the permissions and insurance that it needs, tell
          people truthfully what they get, and deliver it. You charge and pay the taxes on your sales; Turnout
          writes invoices in your name from what you tell us, and you check that they are right.
        </p>
        <p>
          Choose a refund policy before you sell; it applies to everything that is sold under it. Tell people
          when something changes. If you cancel, or the activity does not take place, everybody is refunded in
          full.
        </p>
        <p>
          You get names and answers of your attendees to run the activity, and for nothing else: use no
          address for advertising that its owner did not ask for, and delete what you exported when you no
          longer need it. Messages that people send you through Turnout are yours to answer within a few days.
        </p>
        <p>
          What people on your team do counts as done by you. You can end their access at any time on the
          dashboard.
        </p>
      </>
    ),
  },
  {
    id: 'fees',
    title: 'For organisers: fees',
    body: (
      <p>
        Free tickets and RSVPs cost nothing. For paid tickets we charge the fee that is shown before you
        publish; you choose whether buyers pay it on top or you absorb it. Where we take a part of tips and
        donations, also those that come with free tickets, you bear it. Both are fixed for each order when it
        is made. When you refund an order, our fee goes back with it, in proportion.
      </p>
    ),
  },
  {
    id: 'payouts',
    title: 'For organisers: payouts',
    body: (
      <>
        <p>
          Payments go to your own account with Stripe, under{' '}
          <a href="https://stripe.com/connect-account/legal">Stripe’s terms</a>; you need one to sell. Stripe
          pays out to your bank by itself. While you are new to Turnout (usually your first 90 days), your
          money stays in that account until some days after the activity, so that it is there if people have
          to be refunded; <Link href={paths.payouts()}>Payouts</Link> tells you when.
        </p>
        <p>
          We may hold payouts longer while you owe us something, while many payments are disputed, or when we
          have good reason to believe that an activity will not take place. We tell you so.
        </p>
      </>
    ),
  },
  {
    id: 'debts',
    title: 'For organisers: refunds after a payout, and debts',
    body: (
      <>
        <p>
          A refund takes your share back from your account with Stripe. If there is not enough in it, we pay
          the buyer from our own money, and <strong>you owe us your share</strong>: the refund less our fee on
          it. The same holds for a dispute that is lost, unless we say that we bear it.
        </p>
        <p>
          While you owe us something, payouts are paused and what you sell next goes to the debt first, until
          it is paid. Where Stripe lets your account go below zero, Stripe recovers it from your next sales
          and may debit your bank account, as its terms say. What cannot be recovered that way is due 30 days
          after we ask you for it. Every debt is listed under <Link href={paths.payouts()}>Payouts</Link> and
          in your statements, with the refund or dispute that it is of.
        </p>
      </>
    ),
  },
  {
    id: 'organiser-disputes',
    title: 'For organisers: disputed payments',
    body: (
      <p>
        When a buyer disputes a payment, the bank takes the money back until it has decided. We tell you, and
        you can answer once, with what shows that the buyer got what they paid for. Answer in time: a dispute
        without an answer is lost. A dispute that is lost is a debt as above.
      </p>
    ),
  },
]
