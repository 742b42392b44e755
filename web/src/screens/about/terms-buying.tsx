import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import type { TextSection } from './text-page'

/** The terms for those who go. */
export const buying: TextSection[] = [
  {
    id: 'tickets',
    title: 'Tickets and RSVPs',
    body: (
      <>
        <p>
          The price that you see first is the price that you pay: fees and taxes are in it or shown beside it
          before you choose. Tickets are held for you for 15 minutes while you check out. Your order is made
          when we confirm it on the page and by mail; with some ways to pay, that is when your money has
          arrived. If it arrives after your tickets went back and none are left, you get all of it back.
        </p>
        <p>
          Payments are taken by Stripe on its own page, for the organiser. We never see your card number. Your
          statement names Turnout and the activity.
        </p>
        <p>
          A ticket lets in whoever shows it first. Keep its code to yourself, and send it on only with “Send
          to somebody else”, which makes a new code. The organiser decides whether tickets may be sent on, may
          refuse entry for good reasons, such as safety or age, and may have rules of their own, which their
          page tells you.
        </p>
        <p>
          An RSVP tells the organiser whether you come. It costs nothing, and you can change it until the
          activity begins.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    body: (
      <>
        <p>
          <strong>If an activity is cancelled, you get back everything that you paid</strong>, fees, tip and
          donation included, without asking. That does not depend on whether the organiser still has the
          money: Turnout sends it, and recovers it from the organiser.
        </p>
        <p>
          Otherwise the organiser’s refund policy applies as it was when you chose your tickets. It is shown
          before you pay and with your tickets. Where the policy allows it, you cancel yourself and see
          beforehand how much comes back; where it does not, you can{' '}
          <Link href={paths.help('refund-get')}>ask the organiser</Link>, who may always give back more. Tips
          and donations go to the organiser and come back with a refund of everything that is left.
        </p>
        <p>
          Money goes back the way it came and takes five to ten days to show. If an activity is moved to
          another day or place, or changed so much that it is not what you bought, ask the organiser for your
          money back; if you do not agree with each other, write to us.
        </p>
        <p>
          Tickets for an activity on a set day are usually outside the 14-day right to withdraw that consumers
          have in the European Union. What the law gives you where you live stays yours in any case.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputed payments',
    body: (
      <p>
        If you do not recognise a payment, ask the organiser or us first. When you dispute it with your bank,
        its tickets are blocked until the bank has decided: they are good again if the organiser is right, and
        void if the bank gives you the money back.
      </p>
    ),
  },
]
