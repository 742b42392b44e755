import { z } from 'zod'
import type { Account } from '../accounts/account'
import { currencyOf, listCountries } from '../accounts/countries'
import { newId } from '../world/ids'

/** What the onboarding page sends, as it was typed. */
export const OnboardingForm = z.object({
  businessName: z.string().trim().max(100).default(''),
  country: z.string().default('US'),
  bankAccount: z.string().trim().max(40).default(''),
  action: z.enum(['complete', 'later', 'fill']).default('complete'),
})
export type OnboardingForm = z.output<typeof OnboardingForm>
export type OnboardingErrors = Partial<Record<'businessName' | 'country' | 'bankAccount', string>>

/** The account number that Stripe's documentation gives for tests (Testing Connect: Payout accounts). */
export const TEST_BANK_ACCOUNT = '000123456789'

/** What keeps the form from being accepted. */
export function problemsOf(form: OnboardingForm): OnboardingErrors {
  const errors: OnboardingErrors = {}
  const number = form.bankAccount.replace(/[\s-]/g, '')
  if (form.businessName === '') errors.businessName = 'Enter the name that buyers will see.'
  if (!listCountries().some(({ code }) => code === form.country)) errors.country = 'Choose a country.'
  if (!/^[A-Z0-9]{6,34}$/i.test(number))
    errors.bankAccount = 'Enter an account number of 6 to 34 letters and digits.'
  return errors
}

/** The form with what is missing filled in. */
export const fillForm = (form: OnboardingForm): OnboardingForm => ({
  ...form,
  businessName: form.businessName || 'Riverside Events',
  bankAccount: TEST_BANK_ACCOUNT,
})

/** What an account gets to know from the form. */
export function detailsOf(account: Account, form: OnboardingForm): Partial<Account> {
  const currency = currencyOf(form.country)
  const bankAccount = {
    id: newId('bank account'),
    object: 'bank_account' as const,
    account: account.id,
    account_holder_name: form.businessName,
    account_holder_type: 'company',
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'STRIPE TEST BANK',
    country: form.country,
    currency,
    default_for_currency: true,
    fingerprint: null,
    last4: form.bankAccount.slice(-4),
    metadata: {},
    routing_number: null,
    status: 'new',
  }
  const url = `/v1/accounts/${account.id}/external_accounts`
  return {
    business_profile: { ...account.business_profile, name: form.businessName } as NonNullable<
      Account['business_profile']
    >,
    country: form.country,
    default_currency: currency,
    external_accounts: { object: 'list', data: [bankAccount], has_more: false, url },
  }
}
