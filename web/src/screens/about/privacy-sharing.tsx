import type { TextSection } from './text-page'

/** The part of the privacy notice that says who else has people's details. */
export const sharing: TextSection[] = [
  {
    id: 'who-sees',
    title: 'Who sees what',
    body: (
      <ul>
        <li>
          <strong>Everybody</strong>: the name, picture and words on your profile, and the public activities
          that you host.
        </li>
        <li>
          <strong>The organiser and their team</strong>: your name, tickets, answers, RSVP and when you came
          in, and as a buyer your email. The email that you leave with an RSVP stays with us; their updates
          reach you through it.
        </li>
        <li>
          <strong>Your connections</strong>: what you go to, only if you switch that on under Account.
        </li>
        <li>
          <strong>Nobody</strong>: who bought what, outside of the above. We sell and lend no details.
        </li>
      </ul>
    ),
  },
  {
    id: 'processors',
    title: 'Who works for us',
    body: (
      <>
        <dl>
          <dt>Google (Firebase and Google Cloud)</dt>
          <dd>
            Stores everything above, runs our servers, handles sign-in and text messages, and protects against
            abuse (reCAPTCHA). Its model Gemini gets the words of an organiser who asks the writing help for a
            draft.
          </dd>
          <dt>Stripe</dt>
          <dd>
            Takes payments, checks organisers and pays them out, and looks for fraud; partly for purposes of
            its own, as a payment provider has to:{' '}
            <a href="https://stripe.com/privacy">Stripe’s privacy policy</a>.
          </dd>
          <dt>Our mail provider</dt>
          <dd>Delivers our mails, with the address and what is in them.</dd>
          <dt>Maps and places</dt>
          <dd>
            When you open a map, your browser loads its tiles from OpenStreetMap or the map provider named on
            the map, which sees your network address and the area. Place searches go through our server
            without your name.
          </dd>
          <dt>GIPHY</dt>
          <dd>Gets the words of an organiser’s search for an animated picture, through our server.</dd>
          <dt>Google, Apple, Facebook or another sign-in</dt>
          <dd>
            Only if you choose it: it learns that you sign in to Turnout and gives us your name, email and
            picture.
          </dd>
        </dl>
        <p>
          Some of them work in the United States. They are bound by the EU–US Data Privacy Framework or by the
          European Commission’s standard contract clauses; ask us for a copy. We give details to authorities
          only where the law makes us.
        </p>
      </>
    ),
  },
]
