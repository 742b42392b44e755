import { paths } from '../../lib/navigation/paths'
import { Link } from '../../ui/link'
import type { HelpGroup } from './help-search'

/** The help on one's account and on using the app. */
export const account: readonly HelpGroup[] = [
  {
    id: 'account',
    title: 'Account',
    answers: [
      {
        id: 'sign-in',
        question: 'I can’t sign in',
        answer: (
          <p>
            Use the way you signed up with: <Link href={paths.login()}>Sign in</Link> has all of them. If you
            forgot your password, <Link href={paths.resetPassword()}>reset it</Link>, or have a link mailed to
            you that signs you in without one. Links work once and for a short time: use the newest.
          </p>
        ),
      },
      {
        id: 'guest-account',
        question: 'I bought as a guest. Can I make an account later?',
        answer: (
          <p>
            Yes. <Link href={paths.signUp()}>Create an account</Link> on the device that you bought with, and
            your tickets and RSVPs come along.
          </p>
        ),
      },
      {
        id: 'mails',
        question: 'How do I get fewer mails?',
        answer: (
          <p>
            Each mail that you can do without has a link that ends its kind. Under{' '}
            <Link href={paths.account()}>Account</Link> you choose them one by one. Tickets, refunds and
            cancellations are always sent.
          </p>
        ),
      },
      {
        id: 'delete',
        question: 'How do I get a copy of my data, or delete my account?',
        answer: (
          <p>
            Both are at the end of <Link href={paths.account()}>Account</Link>.{' '}
            <Link href={paths.privacy()}>Privacy</Link> tells what goes and what has to stay.
          </p>
        ),
      },
    ],
  },
  {
    id: 'using',
    title: 'Using Turnout',
    answers: [
      {
        id: 'keyboard',
        question: 'Can I use it with a keyboard or a screen reader?',
        answer: (
          <>
            <p>Yes, all of it. The first press of Tab on a page offers a way past its bars. Beyond that:</p>
            <ul>
              <li>
                <kbd>Esc</kbd> closes a dialog, a menu or a list of suggestions.
              </li>
              <li>
                Arrow keys move between tabs and suggestions, through pictures, and move a picture that you
                crop.
              </li>
              <li>
                <kbd>Enter</kbd> adds what you typed to a list.
              </li>
            </ul>
            <p>
              Movements follow your device’s setting for less motion. If something does not work for you,{' '}
              <Link href={paths.contact()}>tell us</Link>: we take it as a fault.
            </p>
          </>
        ),
      },
      {
        id: 'phone',
        question: 'Is there an app for my phone?',
        answer: (
          <p>
            The site is the app. On an iPhone choose Share, then Add to Home Screen; on Android choose Install
            app in the browser’s menu. Your tickets and the door then open without a network.
          </p>
        ),
      },
      {
        id: 'time-zones',
        question: 'Which time zone are times in?',
        answer: <p>Where the activity is. If you are elsewhere, its page shows your own time as well.</p>,
      },
    ],
  },
]
