import { z } from 'zod'
import type { Account } from '../accounts/account-object'
import { TEST_BANK_ACCOUNT, bankAccountList, newBankAccount } from '../accounts/bank-account'
import { currencyOf, listCountries } from '../accounts/countries'

/** What the onboarding page sends, as it was typed. */
export const OnboardingForm = z.object({
  businessName: z.string().trim().max(100).default(''),
  country: z.string().default('US'),
  bankAccount: z.string().trim().max(40).default(''),
  action: z.enum(['complete', 'later', 'fill']).default('complete'),
})
export type OnboardingForm = z.output<typeof OnboardingForm>
export type OnboardingErrors = Partial<Record<'businessName' | 'country' | 'bankAccount', string>>

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
  const { businessName: holder, country, bankAccount: number } = form
  return {
    business_profile: { ...account.business_profile, name: form.businessName } as NonNullable<
      Account['business_profile']
    >,
    country: form.country,
    default_currency: currency,
    ...bankAccountList(account.id, [newBankAccount(account, { holder, country, number })]),
  }
}
