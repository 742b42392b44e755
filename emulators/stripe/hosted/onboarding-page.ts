import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Account } from '../accounts/account-object'
import type { AccountLink } from '../accounts/account-link-object'
import { TEST_BANK_ACCOUNT } from '../accounts/bank-account'
import { listCountries } from '../accounts/countries'
import { field } from './field'
import { type OnboardingErrors, type OnboardingForm } from './onboarding-form'
import { page, testModeBadge, type Html } from './page'

/** Somebody at the onboarding page of an account. */
export interface Visit {
  link: AccountLink
  account: Account
}

/** Asks an organiser for what Stripe would, much abridged. */
export function onboardingPage(
  c: Context,
  { link, account }: Visit,
  form: OnboardingForm,
  publicOrigin: string,
  errors: OnboardingErrors = {},
): Response | Promise<Response> {
  const body = html`<main class="card narrow">
    ${testModeBadge()}
    <div>
      <h1>Get paid by Turnout</h1>
      <p class="muted">
        A local stand-in for Stripe's onboarding${account.email ? ` of ${account.email}` : ''}. Anything you
        enter is accepted.
      </p>
    </div>
    <form method="post" action="/setup/v/${link.visit}" novalidate>
      ${field({
        name: 'businessName',
        label: 'Business name',
        autoComplete: 'organization',
        value: form.businessName,
        error: errors.businessName,
      })}
      ${countryField(form.country, account, errors.country)}
      ${field({
        name: 'bankAccount',
        label: 'Bank account',
        hint: `Account number or IBAN. For tests: ${TEST_BANK_ACCOUNT}`,
        value: form.bankAccount,
        error: errors.bankAccount,
      })}
      <button class="primary" name="action" value="complete">Complete onboarding</button>
      <div class="actions">
        <button name="action" value="fill">Fill in test details</button>
        <button name="action" value="later">Leave for later</button>
      </div>
    </form>
  </main>`
  return page(c, { title: 'Get paid', body, leadsTo: [link.return_url, publicOrigin] })
}

/** The country cannot be changed once an account has been onboarded. */
function countryField(chosen: string, account: Account, error: string | undefined): Html {
  const options = listCountries().filter(({ code }) => !account.details_submitted || code === account.country)
  return html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="country" aria-describedby="country-hint">
      ${options.map(
        ({ code, name }) =>
          html`<option value="${code}" ${code === chosen ? 'selected' : ''}>${name}</option>`,
      )}
    </select>
    <p class="${error ? 'error' : 'hint'}" id="country-hint">
      ${error ?? (account.details_submitted ? 'It cannot be changed.' : 'It decides the currency of payouts.')}
    </p>
  </div>`
}
