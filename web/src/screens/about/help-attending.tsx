import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import type { HelpGroup } from './help-search'

/** The help for those who go. */
export const attending: readonly HelpGroup[] = [
  {
    id: 'tickets',
    title: 'Tickets',
    answers: [
      {
        id: 'find-tickets',
        question: 'Where are my tickets?',
        answer: (
          <>
            <p>
              In the mail that we sent when you ordered: it opens them without an account. With an account
              they are also under <Link href={paths.tickets()}>Your tickets</Link>, and stay there when you
              have no network.
            </p>
            <p>
              No mail? Look into your spam folder, then enter your email under{' '}
              <Link href={paths.tickets()}>Your tickets</Link> while signed out. If there are tickets to
              something coming up, we send a link to them at once. If you mistyped your email when you bought,
              ask the organiser to look your order up by name.
            </p>
          </>
        ),
      },
      {
        id: 'refund-get',
        question: 'How do I get a refund?',
        answer: (
          <>
            <p>
              If the activity is cancelled, you need to do nothing: everything comes back the way you paid,
              within five to ten days.
            </p>
            <p>
              Otherwise the refund policy counts that you saw when you paid. Where it lets you cancel, open{' '}
              <Link href={paths.tickets()}>Your tickets</Link>, choose <strong>Order</strong>, then{' '}
              <strong>Cancel these tickets</strong>: you see how much comes back before you agree. Free
              tickets are given back in the same place.
            </p>
            <p>
              Where it does not, choose <strong>Contact the organiser</strong> in your ticket mail or on the
              activity’s page: they can always refund you. If an activity did not take place and nobody
              answers, <Link href={paths.contact()}>write to us</Link>.
            </p>
          </>
        ),
      },
      {
        id: 'contact-organiser',
        question: 'How do I reach the organiser?',
        answer: (
          <p>
            Choose <strong>Contact the organiser</strong> on the activity’s page, in your ticket mail or under{' '}
            <Link href={paths.tickets()}>Your tickets</Link>. They get your message by email and answer to
            yours. You need no account.
          </p>
        ),
      },
      {
        id: 'ticket-send',
        question: 'How do I send a ticket to somebody else?',
        answer: (
          <p>
            Open <Link href={paths.tickets()}>Your tickets</Link> and choose{' '}
            <strong>Send to somebody else</strong>. They get a ticket of their own by mail, and yours stops
            working at once. Until they open it, you can take it back. Some organisers have tickets stay with
            whoever bought them.
          </p>
        ),
      },
      {
        id: 'ticket-lost',
        question: 'My phone is lost, empty or without a network. Can I still get in?',
        answer: (
          <p>
            Yes. Any copy works: another phone, a print of the mail, or the short code below the QR code, read
            aloud. The team at the entrance can find you by name, too. Tickets that you opened once on a phone
            while signed in open there without a network.
          </p>
        ),
      },
      {
        id: 'wait-list',
        question: 'It is sold out. What now?',
        answer: (
          <p>
            Choose <strong>Join the wait-list</strong> where tickets are chosen, and how many you need. When
            some come free, they are set aside for whoever is first, and we mail you. You pay nothing until
            you take them.
          </p>
        ),
      },
      {
        id: 'invoice',
        question: 'Where is my invoice?',
        answer: (
          <p>
            Under <Link href={paths.tickets()}>Your tickets</Link>, choose <strong>Order</strong>. There you
            can print it and say whom it is made out to.
          </p>
        ),
      },
      {
        id: 'payment-failed',
        question: 'My payment failed, or I was charged and have no ticket',
        answer: (
          <p>
            Your tickets stay yours for 15 minutes: go back to checkout and try again, with another card if
            need be. If your bank shows a payment but you have no mail, wait ten minutes and look at the
            checkout page again. Money that arrives after your tickets have gone back to sale buys them if
            some are left, and otherwise comes back by itself.
          </p>
        ),
      },
    ],
  },
  {
    id: 'rsvps',
    title: 'RSVPs',
    answers: [
      {
        id: 'rsvp-change',
        question: 'How do I change or take back my RSVP?',
        answer: (
          <>
            <p>
              Open the activity and choose <strong>Change</strong>. On the device that you answered with that
              works without an account; elsewhere use the link in the mail about your RSVP, or sign in.
            </p>
            <p>
              You can say who comes with you where the organiser allows it, change what you answered to their
              questions, and change all of it until the activity begins.
            </p>
          </>
        ),
      },
      {
        id: 'rsvp-waiting',
        question: 'What do “Waiting for approval” and “wait-list” mean?',
        answer: (
          <p>
            Some organisers look at each person before they confirm; some have a limit. We mail you as soon as
            you are confirmed or a spot is free, if we have your email. A free spot is kept for you for some
            hours.
          </p>
        ),
      },
      {
        id: 'calendar',
        question: 'How do I get it into my calendar?',
        answer: (
          <p>
            Choose <strong>Add to calendar</strong> on the activity’s page, or open the file in your ticket
            mail. Under <Link href={paths.account()}>Account</Link> there is a link that keeps your calendar
            up to date with everything you go to.
          </p>
        ),
      },
    ],
  },
]
