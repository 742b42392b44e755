import type { IdentityWords } from './wording'

/**
 * The words for the identity provider's codes. They are many, and nobody needs them before something goes wrong: loaded
 * then (`use-identity-words.ts`).
 */
const AGAIN = 'Try again in a moment.'
const OTHER_WAY = 'Take another way to sign in, or write to us.'

/** The same for all three, so that nobody learns which addresses have an account. */
const WRONG_PAIR: IdentityWords = {
  title: 'Email and password do not fit together.',
  next: 'Check both, or choose a new password.',
  step: 'reset-password',
}

const NOT_SET_UP: IdentityWords = {
  title: 'This way of signing in is not set up properly.',
  next: OTHER_WAY,
}

const WINDOW_LOST: IdentityWords = {
  title: 'The sign-in window did not come back to us.',
  next: 'Try again; if it stays so, use your email.',
}

const STALE_CODE: IdentityWords = { title: 'This code is too old.', next: 'Ask for a new one.' }

const OLD_LINK: IdentityWords = {
  title: 'This link has expired or was used before.',
  next: 'Ask for a new one.',
  step: 'resend',
}

const SIGN_IN_AGAIN: IdentityWords = {
  title: 'Your sign-in has ended.',
  next: 'Sign in again; what you typed is still here.',
  step: 'sign-in',
}

const ROBOT_CHECK: IdentityWords = {
  title: 'We could not make sure that you are a person.',
  next: 'Load the page again and try once more. A blocker of ads or scripts may be in the way.',
}

const MISSING_STORAGE: IdentityWords = {
  title: 'This browser does not let us remember your sign-in.',
  next: 'Allow cookies and site data for Turnout, or leave the private window.',
}

const SECOND_STEP_LOST: IdentityWords = {
  title: 'The second step took too long or was lost.',
  next: 'Sign in again from the beginning.',
  step: 'sign-in',
}

/** The codes of the specification's catalogue. */
const SPECIFIED = {
  'wrong-password': WRONG_PAIR,
  'user-not-found': WRONG_PAIR,
  'email-already-in-use': {
    title: 'This email belongs to another account.',
    next: 'Sign in to that one, or use another address.',
    step: 'sign-in',
  },
  'invalid-credential': WRONG_PAIR,
  'too-many-requests': {
    title: 'Too many tries in a short time.',
    next: 'Wait a few minutes, or choose a new password.',
    step: 'reset-password',
  },
  'requires-recent-login': {
    title: 'For this we need to be sure that it is you.',
    next: 'Sign in again, then repeat it.',
    step: 'sign-in',
  },
  'expired-action-code': OLD_LINK,
  'popup-closed-by-user': {
    title: 'The sign-in window was closed before it was done.',
    next: 'Open it again, or use your email.',
  },
  'network-request-failed': {
    title: 'We could not reach the sign-in service.',
    next: 'Check your connection and try again; what you typed is still here.',
  },
  'unauthorized-domain': {
    title: 'Signing in is not allowed from this address.',
    next: 'Open Turnout at its own address and try again.',
  },
  'user-disabled': {
    title: 'This account has been switched off.',
    next: 'Write to us if you think that is a mistake.',
  },
} as const satisfies Record<string, IdentityWords>

const PASSWORDS_AND_MAILS = {
  'weak-password': {
    title: 'This password is too easy to guess.',
    next: 'Choose a longer one; the list says what it needs.',
  },
  'password-does-not-meet-requirements': {
    title: 'This password does not have all that it needs.',
    next: 'Choose one that has everything on the list.',
  },
  'unsupported-password-policy-schema-version': {
    title: 'We could not check this password.',
    next: 'Load the page again and try once more.',
  },
  'missing-password': { title: 'The password is missing.', next: 'Type it and try again.' },
  'missing-email': { title: 'The email is missing.', next: 'Type it and try again.' },
  'invalid-email': {
    title: 'This is not the right email address.',
    next: 'Check the spelling. A mailed link works only with the address that it was sent to.',
  },
  'invalid-action-code': OLD_LINK,
  'invalid-recipient-email': { title: 'This address takes no mail.', next: 'Check the spelling.' },
  'invalid-sender': { title: 'The mail could not be sent.', next: OTHER_WAY },
  'invalid-message-payload': { title: 'The mail could not be sent.', next: OTHER_WAY },
  'email-change-needs-verification': {
    title: 'A new address has to be confirmed first.',
    next: 'Ask for the link to the new address and open it.',
  },
  'unverified-email': {
    title: 'Your email is not verified yet.',
    next: 'Open the link in the mail that we sent you, then repeat it.',
  },
  'unauthorized-continue-uri': NOT_SET_UP,
  'invalid-continue-uri': NOT_SET_UP,
  'missing-continue-uri': NOT_SET_UP,
  'invalid-hosting-link-domain': NOT_SET_UP,
} as const satisfies Record<string, IdentityWords>

const THIRD_PARTIES = {
  'account-exists-with-different-credential': {
    title: 'You already have an account with this email.',
    next: 'Sign in the way you did before; then the two can be connected.',
    step: 'sign-in',
  },
  'credential-already-in-use': {
    title: 'This belongs to another account of yours.',
    next: 'Sign in with it, or connect another one.',
    step: 'sign-in',
  },
  'provider-already-linked': {
    title: 'This is connected to your account already.',
    next: 'You can sign in with it next time.',
  },
  'no-such-provider': {
    title: 'This is not connected to your account.',
    next: 'Load the page again to see what is.',
  },
  'cancelled-popup-request': {
    title: 'Another sign-in window was opened instead.',
    next: 'Go on in the newest one.',
  },
  'popup-blocked': {
    title: 'The browser blocked the sign-in window.',
    next: 'Allow windows for Turnout and press again, or use your email.',
  },
  'operation-not-supported-in-this-environment': {
    title: 'This browser can not sign in this way.',
    next: 'Open Turnout in your own browser, or use your email.',
  },
  'redirect-cancelled-by-user': {
    title: 'You came back before the sign-in was done.',
    next: 'Try again, or use your email.',
  },
  'redirect-operation-pending': {
    title: 'A sign-in is on its way already.',
    next: 'Wait a moment, or load the page again.',
  },
  'user-cancelled': {
    title: 'You did not allow the sign-in.',
    next: 'We only ask for your name and your email. Try again, or use your email.',
  },
  'stayed-guest': {
    title: 'You are still here as you were, and your scans are kept.',
    next: 'Connect so that they can be sent, then sign in.',
  },
  'rejected-credential': {
    title: 'The other side did not vouch for you.',
    next: 'Try again, or take another way.',
  },
  'missing-or-invalid-nonce': WINDOW_LOST,
  'invalid-oauth-client-id': NOT_SET_UP,
  'invalid-oauth-provider': NOT_SET_UP,
  'invalid-provider-id': NOT_SET_UP,
  'auth-domain-config-required': NOT_SET_UP,
  'invalid-auth-event': WINDOW_LOST,
  'no-auth-event': WINDOW_LOST,
  'missing-iframe-start': WINDOW_LOST,
  'cors-unsupported': {
    title: 'This browser is too old to sign in.',
    next: 'Bring it up to date, or use another one.',
  },
  'user-mismatch': {
    title: 'That is another account than yours.',
    next: 'Take the one that you are signed in with.',
  },
} as const satisfies Record<string, IdentityWords>

const PHONES = {
  'invalid-phone-number': {
    title: 'This is not a complete phone number.',
    next: 'Check the country and the digits.',
  },
  'missing-phone-number': { title: 'The phone number is missing.', next: 'Type it and try again.' },
  'invalid-verification-code': {
    title: 'This is not the code that we sent.',
    next: 'Check the digits, or ask for a new code.',
  },
  'missing-verification-code': { title: 'The code is missing.', next: 'Type it and try again.' },
  'invalid-verification-id': STALE_CODE,
  'missing-verification-id': STALE_CODE,
  'code-expired': STALE_CODE,
  'quota-exceeded': {
    title: 'We have sent too many messages today.',
    next: 'Use your email, or try again tomorrow.',
  },
  'captcha-check-failed': ROBOT_CHECK,
  'invalid-app-credential': ROBOT_CHECK,
  'missing-app-credential': ROBOT_CHECK,
  'recaptcha-not-enabled': NOT_SET_UP,
  'missing-recaptcha-token': ROBOT_CHECK,
  'invalid-recaptcha-token': ROBOT_CHECK,
  'invalid-recaptcha-action': ROBOT_CHECK,
  'missing-recaptcha-version': ROBOT_CHECK,
  'invalid-recaptcha-version': ROBOT_CHECK,
  'missing-client-type': ROBOT_CHECK,
  'invalid-req-type': ROBOT_CHECK,
} as const satisfies Record<string, IdentityWords>

const SECOND_STEPS = {
  'multi-factor-auth-required': {
    title: 'Your account asks for a second step.',
    next: 'Confirm it is you with the code from your phone or app.',
  },
  'invalid-multi-factor-session': SECOND_STEP_LOST,
  'missing-multi-factor-session': SECOND_STEP_LOST,
  'missing-multi-factor-info': SECOND_STEP_LOST,
  'multi-factor-info-not-found': {
    title: 'This second step is not part of your account any more.',
    next: 'Sign in again and take another one.',
    step: 'sign-in',
  },
  'second-factor-already-in-use': {
    title: 'Your account has this second step already.',
    next: 'Add another number or app.',
  },
  'maximum-second-factor-count-exceeded': {
    title: 'Your account has as many second steps as it can.',
    next: 'Remove one before you add another.',
  },
  'unsupported-first-factor': {
    title: 'The way you signed in allows no second step.',
    next: 'Sign in with your email or a third party first.',
    step: 'sign-in',
  },
} as const satisfies Record<string, IdentityWords>

const SESSIONS_AND_SERVICE = {
  'user-token-expired': SIGN_IN_AGAIN,
  'invalid-user-token': SIGN_IN_AGAIN,
  'user-signed-out': SIGN_IN_AGAIN,
  'null-user': SIGN_IN_AGAIN,
  'web-storage-unsupported': MISSING_STORAGE,
  'unsupported-persistence-type': MISSING_STORAGE,
  'operation-not-allowed': {
    title: 'This way of signing in is switched off here.',
    next: 'Take another way.',
  },
  'admin-restricted-operation': {
    title: 'New accounts can not be made here at the moment.',
    next: 'Sign in if you have one, or write to us.',
    step: 'sign-in',
  },
  'login-blocked': { title: 'This sign-in was not let through.', next: 'Write to us if it should be.' },
  timeout: { title: 'The sign-in service took too long.', next: AGAIN },
  'internal-error': { title: 'The sign-in service had a problem.', next: AGAIN },
  'invalid-api-key': NOT_SET_UP,
  'app-not-authorized': NOT_SET_UP,
  'invalid-tenant-id': NOT_SET_UP,
  'tenant-id-mismatch': NOT_SET_UP,
  'unsupported-tenant-operation': NOT_SET_UP,
  'app-deleted': { title: 'The page has come to an end.', next: 'Load it again.' },
} as const satisfies Record<string, IdentityWords>

export const identityWording = {
  ...SPECIFIED,
  ...PASSWORDS_AND_MAILS,
  ...THIRD_PARTIES,
  ...PHONES,
  ...SECOND_STEPS,
  ...SESSIONS_AND_SERVICE,
} as const satisfies Record<string, IdentityWords>

/** Those that the SDK knows and can not raise here, and why. */
export const UNREACHABLE: Record<string, string> = {
  'argument-error': 'Our own code calls the SDK with the wrong thing.',
  'app-not-installed': 'A link that leads into a mobile app.',
  'cordova-not-ready': 'An app in Cordova.',
  'invalid-cordova-configuration': 'An app in Cordova.',
  'custom-token-mismatch': 'Signing in by a token of our own server.',
  'invalid-custom-token': 'Signing in by a token of our own server.',
  'dependent-sdk-initialized-before-auth': 'Our own code starts the SDK in the wrong order.',
  'already-initialized': 'Our own code starts the SDK twice.',
  'emulator-config-failed': 'Our own code connects the emulator too late.',
  'invalid-emulator-scheme': 'Our own code connects the emulator wrongly.',
  'invalid-persistence-type': 'Our own code asks for a storage that there is not.',
  'dynamic-link-not-activated': 'A link that leads into a mobile app.',
  'invalid-dynamic-link-domain': 'A link that leads into a mobile app.',
  'invalid-app-id': 'A mobile app.',
  'invalid-cert-hash': 'A mobile app.',
  'missing-android-pkg-name': 'A mobile app.',
  'missing-ios-bundle-id': 'A mobile app.',
}

/** The words for whatever the identity provider threw (its codes begin with `auth/`); an unknown code is named. */
export function identityWordsFor(error: unknown): IdentityWords {
  const { code } = (error ?? {}) as { code?: unknown }
  const name = typeof code === 'string' ? code.replace(/^auth\//, '') : undefined
  const words: Record<string, IdentityWords> = identityWording
  if (name === undefined) return { title: 'Signing in did not work.', next: AGAIN }
  return (
    words[name] ?? {
      title: 'Signing in did not work, for a reason that we have no words for.',
      next: `Try again in a moment. If you write to us, name the code “${name}”.`,
    }
  )
}
