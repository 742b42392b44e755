import type { TextSection } from './text-page'

/** App Check keeps a token where it is set up, and has reCAPTCHA look whether a person is there. */
function Safety() {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null
  return (
    <p>
      To keep machines out, a pass from Google (App Check) is kept as well and renewed when it runs out. For
      it, Google’s reCAPTCHA looks at your browser and how it is used, and may set a cookie of its own (
      <i>_GRECAPTCHA</i>): that protects Turnout and is not used for advertising.
    </p>
  )
}

/** The part of the privacy notice that says what the browser keeps. */
export const onDevice: TextSection[] = [
  {
    id: 'device',
    title: 'What is on your device',
    body: (
      <>
        <p>
          Your browser keeps only what Turnout needs to work for you: that you are signed in; an email that
          you asked a sign-in link for; which version of the terms you were shown and agreed to; your tickets,
          so that they open without a network; what you were writing; how you answered an RSVP; whether you
          chose a light or dark appearance; and, at the entrance, guest lists, scans that could not be sent
          yet and a random number for the device. We set no cookies of our own.
        </p>
        <Safety />
        <p>
          Signing out removes your sign-in, tickets, RSVPs and the note of what you agreed to. What you wrote
          and did not save, and scans that were not sent, stay for your next sign-in; the appearance stays as
          well. Your browser’s settings remove all of it.
        </p>
      </>
    ),
  },
]
