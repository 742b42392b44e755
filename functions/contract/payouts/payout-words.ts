/* Without schemas, like money-format.ts. */

/** What the payment provider asks for, by the beginning of its name for it (Stripe: "Required verification information"). */
const REQUIREMENTS: readonly [pattern: RegExp, words: string][] = [
  [/^external_account/, 'a bank account to pay you out to'],
  [/^tos_acceptance/, 'your agreement to Stripe’s terms'],
  [/^business_type/, 'whether you are a person or a business'],
  [/^business_profile\.(url|product_description)/, 'where people find what you do'],
  [/^business_profile/, 'what kind of business it is'],
  [/verification\.additional_document/, 'another document that shows your address'],
  [/verification\.document/, 'a photo of an identity document'],
  [/verification\.proof_of_liveness/, 'a selfie, to compare with your document'],
  [/\.(first_name|last_name)/, 'your full name'],
  [/\.dob/, 'your date of birth'],
  [/\.(id_number|ssn_last_4)/, 'your national identity or social security number'],
  [/(tax_id|vat_id|registration_number)/, 'the business’s tax or registration number'],
  [/\.address/, 'your address'],
  [/\.phone/, 'your phone number'],
  [/\.email/, 'your email address'],
  [/^(company\.)?(owners|directors|executives)/, 'who owns and runs the business'],
  [/^representative/, 'who speaks for the business'],
  [/^company\.name/, 'the name of the business'],
]

/** What the payment provider still asks for, in words; things that one document answers are named once. */
export function requirementsInWords(names: readonly string[]): string[] {
  return [...new Set(names.map(inWords))]
}

function inWords(name: string): string {
  const known = REQUIREMENTS.find(([pattern]) => pattern.test(name))
  return known?.[1] ?? name.replaceAll(/[._]/g, ' ')
}

const STRIPE_ASKS = 'Give Stripe another bank account; the money is paid out to that one.'

/** Why a payout failed, and what to do (Stripe: "Payout failure codes"). */
const FAILURES: Record<string, readonly [reason: string, advice: string]> = {
  account_closed: ['The bank account is closed.', STRIPE_ASKS],
  account_frozen: ['The bank has frozen the account.', 'Ask your bank, or give Stripe another account.'],
  bank_account_restricted: ['The bank account takes no such payments.', STRIPE_ASKS],
  bank_ownership_changed: ['The account belongs to another bank now.', STRIPE_ASKS],
  could_not_process: ['The bank could not process it.', 'Stripe tries again with the next payout.'],
  debit_not_authorized: ['The bank does not let Stripe take money back.', 'Ask your bank to allow it.'],
  declined: ['The bank declined it.', 'Ask your bank why, or give Stripe another account.'],
  incorrect_account_holder_name: ['The name is not the account holder’s.', 'Correct the name at Stripe.'],
  incorrect_account_holder_address: ['The address is not the account holder’s.', 'Correct it at Stripe.'],
  incorrect_account_holder_tax_id: ['The tax number is not the account holder’s.', 'Correct it at Stripe.'],
  incorrect_account_type: ['The kind of bank account is not the one you gave.', 'Correct it at Stripe.'],
  insufficient_funds: ['Your balance was too low.', 'Nothing to do: it is paid out when there is enough.'],
  invalid_account_number: ['The account number is wrong.', 'Correct the number at Stripe.'],
  invalid_currency: ['The bank account does not take this currency.', STRIPE_ASKS],
  no_account: ['There is no such bank account.', 'Correct the number at Stripe, or give another account.'],
  unsupported_card: ['The card takes no payouts.', STRIPE_ASKS],
}

/** Why a payout failed and what to do about it, a sentence each. */
export function failureInWords(code: string | null): { reason: string; advice: string } {
  const [reason, advice] = FAILURES[code ?? ''] ?? [
    'The bank sent it back.',
    'Look at your bank account at Stripe.',
  ]
  return { reason, advice }
}
