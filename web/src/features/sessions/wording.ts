/** Where a next step is, when it is a place. */
export type IdentityStep = 'sign-up' | 'sign-in' | 'reset-password' | 'resend'

/** What went wrong with signing in, and the next step; by the identity provider's code (specification, section 8). */
export interface IdentityWords {
  title: string
  next: string
  step?: IdentityStep
}

export const sessionWording = {
  signIn: {
    tab: 'Sign in',
    title: 'Good to see you again',
    lead: 'Your tickets, RSVPs and activities are waiting.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  signUp: {
    tab: 'Sign up',
    title: 'Make something happen',
    lead: 'An account lets you host, sell tickets and keep everything in one place.',
    submit: 'Create account',
  },
  thirdParty: {
    action: (name: string) => `Continue with ${name}`,
    or: 'or with your email',
    waiting: (name: string) =>
      `Waiting for the window of ${name}. Is it gone? Press the button again, or take another way.`,
    inApp:
      'You are inside another app, where some of these refuse to work. If so, open this page in your own browser, or use your email.',
  },
  connect: {
    title: (email: string) => `You already have an account with ${email}.`,
    next: (name: string) => `Sign in the way you did before, and we connect ${name} to it.`,
    drop: 'Never mind',
  },
  broughtAlong: {
    guest: (orders: number, rsvps: number) => {
      const parts = [
        orders > 0 && (orders === 1 ? 'your order' : `your ${orders} orders`),
        rsvps > 0 && (rsvps === 1 ? 'your answer' : `your ${rsvps} answers`),
      ]
      return `We brought ${parts.filter(Boolean).join(' and ')} along into your account.`
    },
    connected: (name: string) => `${name} is connected: next time you can sign in with it.`,
  },
  ways: {
    label: 'More ways to sign in',
    emailLink: 'Email me a link',
    phone: 'Use my phone',
  },
  emailLink: {
    lead: 'We mail you a link that signs you in, without a password. It makes you an account if you have none.',
    submit: 'Email me a link',
    sentTitle: 'Check your mail',
    sent: (email: string) =>
      `A link is on its way to ${email}. Opened on this device, it signs you in by itself. Nothing there? Look into the spam folder.`,
    again: 'Send another link',
    againIn: (seconds: number) => `Send another link in ${seconds} s`,
    back: 'Use a password instead',
    entering: 'Signing you in',
    arrivalTitle: 'Sign in by the link',
    otherDevice: 'You asked for this link on another device. Type the email address that it was sent to.',
    finish: 'Sign in',
    retry: 'Try again',
    other: 'Ask for a new link',
  },
  phone: {
    lead: 'We send you a text message with a code. What your provider charges for messages may apply.',
    send: 'Send me a code',
    sent: (number: string) => `We sent a code to ${number}.`,
    submit: 'Sign in',
    again: 'Send a new code',
    againIn: (seconds: number) => `New code in ${seconds} s`,
    change: 'Change the number',
    back: 'Use your email instead',
    failed: {
      title: 'This part of the page did not load',
      detail: 'Check your connection and try again, or use your email.',
    },
  },
  name: {
    title: 'What is your name?',
    submit: 'Continue',
  },
  again: {
    ended:
      'Your sign-in has ended, as it does when the password or the email of an account is changed. Sign in again.',
    refused: 'Your sign-in was not accepted any more. Sign in again, and you are back where you were.',
    'new-address':
      'Your sign-in has ended here, as it does when the link to a new address is opened. Sign in with the new address.',
    'address-changed': 'Your email is changed and verified. Sign in again with the new address.',
  },
  guest: {
    or: 'or',
    action: 'Continue as guest',
    help: 'Enough to answer and to buy tickets. Make it an account later and keep everything.',
    bought: 'Bought as a guest?',
    findTickets: 'Find my tickets',
    upgrade: 'You are here as a guest. Make an account and everything you have stays with you.',
  },
  fields: {
    name: 'Your name',
    nameHelp: 'How organisers and guests see you.',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    newEmail: 'New email',
    country: 'Country',
    phone: 'Phone number',
    code: 'Code from the message',
  },
  errors: {
    name: 'Tell us your name.',
    email: 'Write your email address, such as name@example.com.',
    password: 'Type your password.',
    phone: 'Write your phone number, with its area code.',
    code: 'Type the six digits of the message.',
    policy: 'The password needs all that the list says.',
  },
  steps: {
    'sign-up': 'Make an account',
    'sign-in': 'Sign in',
    'reset-password': 'Choose a new password',
    resend: 'Send a new link',
  },
  verify: {
    title: 'Check your mail',
    sentTo: (email: string) =>
      `We sent a link to ${email}. Open it on any device; this page notices by itself.`,
    waiting: 'Waiting for you to open the link…',
    resend: 'Send it again',
    resendIn: (seconds: number) => `Send it again in ${seconds} s`,
    sent: 'A new link is on its way.',
    spam: 'Nothing there? Look into the spam folder.',
    check: 'I have opened it',
    notYet: 'Not verified yet. Open the link in the mail first.',
    other: 'Use another account',
    change: 'Change the address',
    changeLead: 'Is the address wrong? We send a link to another one, which becomes yours when you open it.',
    changeSubmit: 'Send the link there',
    changed: (email: string) => `A link is on its way to ${email}.`,
    keep: 'Keep the address',
    almost: 'Almost there',
    stuck: {
      title: 'Your email is verified, but we have not noticed yet',
      detail: 'This takes a moment. Nothing is lost; try again.',
    },
    signedOut: { title: 'Sign in first', text: 'Then we can see whether your email is verified.' },
  },
  action: {
    doing: 'One moment',
    done: {
      verifyEmail: {
        title: 'Your email is verified',
        text: 'Everything is open to you now. You can close this page, or go on here.',
      },
      verifyAndChangeEmail: {
        title: 'Your email is changed',
        text: 'From now on you sign in with the new address. You have to sign in again.',
      },
      recoverEmail: {
        title: 'Your old email is back',
        text: 'If it was not you who changed it, somebody else may know your password: choose a new one.',
      },
      revertSecondFactorAddition: {
        title: 'The second step is removed',
        text: 'If it was not you who added it, somebody else may know your password: choose a new one.',
      },
    },
    notNow: {
      title: 'We could not do what the link asks',
      detail: 'The link is not used up. Try again in a moment.',
    },
    usedUp: {
      title: 'This link does not work any more',
      verifyEmail: 'Ask for a new link: sign in, and we send you one.',
      verifyAndChangeEmail: 'Ask for a new one where you changed your email.',
      recoverEmail:
        'It was used before, or it is too old. Write to us if your address is not yours any more.',
      revertSecondFactorAddition:
        'It was used before, or it is too old. Look at the second steps in your account.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'Open it again from the mail, as a whole. Perhaps a part of it was lost.',
    },
    goOn: 'Go on',
    signIn: 'Sign in',
    newPassword: 'Choose a new password',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'We send you a link with which you can set a new one.',
    submit: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way. It works for an hour. Nothing there? Look into the spam folder.`,
    save: 'Save the password',
    done: 'Your new password is set. Sign in with it.',
    back: 'Back to sign in',
  },
} as const
