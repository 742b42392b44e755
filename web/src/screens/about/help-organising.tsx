import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import type { HelpGroup } from './help-search'

/** The help for those who organise. */
export const organising: readonly HelpGroup[] = [
  {
    id: 'organising',
    title: 'Organising',
    answers: [
      {
        id: 'create',
        question: 'How do I create an activity?',
        answer: (
          <p>
            Choose <Link href={paths.create()}>Create</Link>. Describe it in your own words and get a draft,
            import it, or fill in the form yourself. Drafts are saved while you write.{' '}
            <strong>Publish</strong> tells you what is still missing.
          </p>
        ),
      },
      {
        id: 'import',
        question: 'How do I bring activities from another site?',
        answer: (
          <p>
            Under <Link href={paths.createImport()}>Import</Link>, paste the link of an event’s page or
            calendar, or choose a calendar (.ics) or table (.csv) file. You see what was found and what was
            left out, choose, and check each one before it is published. Nothing is public before you say so.
          </p>
        ),
      },
      {
        id: 'door',
        question: 'How do I let people in?',
        answer: (
          <>
            <p>
              Open the activity’s dashboard and choose <strong>Door</strong>, on any phone. Scan codes with
              the camera, type a code or a name, or use a scanner that types. Every ticket gets in once,
              however many people scan.
            </p>
            <p>
              It goes on without a network with the list on the device, and sends its scans later. For helpers
              without an account, make a link under <strong>Gate and staff</strong>.
            </p>
          </>
        ),
      },
      {
        id: 'refund-give',
        question: 'How do I refund somebody?',
        answer: (
          <p>
            On the dashboard under <strong>People</strong>, open the order and choose <strong>Refund</strong>:
            all of it, some tickets or an amount. You see what it costs you before you agree. Our fee goes
            back in proportion.
          </p>
        ),
      },
      {
        id: 'cancel',
        question: 'How do I cancel an activity?',
        answer: (
          <p>
            Open its page and choose <strong>Cancel it</strong>. Everybody is told, tickets become void, and
            all payments are refunded by themselves; the dashboard shows how far that is. It cannot be undone.
            To stop sales for a while only, choose <strong>Pause</strong>.
          </p>
        ),
      },
      {
        id: 'change',
        question: 'What happens when I change the time or place?',
        answer: (
          <p>
            Everybody who comes is told by mail, and their tickets and calendars show the new time. You can
            add a few words. For other news, use <strong>Tell people</strong> on the dashboard, up to five
            times a day.
          </p>
        ),
      },
      {
        id: 'team',
        question: 'Can others help me?',
        answer: (
          <p>
            Yes: on the dashboard under <strong>Team</strong>, invite managers, who can do nearly everything,
            or people for the door, who can only let in. You see what each of them changed.
          </p>
        ),
      },
    ],
  },
  {
    id: 'money',
    title: 'Payouts and fees',
    answers: [
      {
        id: 'payouts-how',
        question: 'When do I get my money?',
        answer: (
          <p>
            Set up <Link href={paths.payouts()}>Payouts</Link> with Stripe once, in about two minutes. Card
            payments become available after a few days, and Stripe pays out every day. In your first 90 days
            your money stays at Stripe until some days after the activity, so that there is enough for
            refunds. Payouts shows what is ready, what is on its way and when it comes.
          </p>
        ),
      },
      {
        id: 'fees-how',
        question: 'What does it cost?',
        answer: (
          <p>
            Free tickets and RSVPs cost nothing. For paid tickets you see the fee while you write the ticket,
            and choose whether buyers pay it on top or you absorb it. If a part of tips and donations is ours,
            it comes off what you get.
          </p>
        ),
      },
      {
        id: 'debts-how',
        question: 'Why do I owe something?',
        answer: (
          <p>
            When a refund or a lost dispute is larger than what is left with Stripe, we pay the buyer and your
            next sales pay it back. Payouts are paused until then. <Link href={paths.payouts()}>Payouts</Link>{' '}
            lists each amount with what it is for; <Link href={`${paths.terms()}#debts`}>the terms</Link> have
            the rules.
          </p>
        ),
      },
    ],
  },
]
