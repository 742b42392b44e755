import type { Given } from 'functions/contract/questions/answer'
import { buyerIssues } from 'functions/contract/orders/buyer-rules'
import type { Donation, Tip } from 'functions/contract/pricing/pricing'
import { isGiven } from '../../entities/questions/given-answers'

const PERCENTS = { '0': 0, '10': 10, '15': 15, '20': 20 } as const
const MAJORS = { '0': 0, '5': 5, '10': 10, '25': 25 } as const

/** What the buyer types at checkout. A custom amount may be missing while it is typed. */
export interface CheckoutDetails {
  fullName: string
  email: string
  tip: keyof typeof PERCENTS | 'custom'
  customTip?: number | undefined
  donation: keyof typeof MAJORS | 'custom'
  customDonation?: number | undefined
  /** What they answered to what the organiser asks; it may not be asked any more. */
  given?: Given | undefined
}

export const NO_DETAILS: CheckoutDetails = { fullName: '', email: '', tip: '0', donation: '0' }

/** The tip as the contract says it. */
export function tipOf({ tip, customTip }: CheckoutDetails): Tip {
  return tip === 'custom'
    ? { kind: 'custom', amount: customTip ?? 0 }
    : { kind: 'percent', percent: PERCENTS[tip] }
}

/** The donation as the contract says it. */
export function donationOf({ donation, customDonation }: CheckoutDetails): Donation {
  if (donation === 'custom') return { kind: 'custom', amount: customDonation ?? 0 }
  return { kind: 'preset', major: MAJORS[donation] }
}

/** What the contract would refuse of the buyer, by the path that the server uses too. */
export function checkBuyer({ fullName, email }: CheckoutDetails): Readonly<Record<string, string>> {
  const issues = buyerIssues({ fullName, email: email.trim() })
  return Object.fromEntries(Object.entries(issues).map(([field, advice]) => [`buyer.${field}`, advice]))
}

const isAmount = (it: unknown) => it === undefined || Number.isSafeInteger(it)

/** Whether that was kept by this release or one like it. */
function isDetails(it: unknown): it is CheckoutDetails {
  if (typeof it !== 'object' || it === null) return false
  const { fullName, email, tip, customTip, donation, customDonation, given } = it as Partial<CheckoutDetails>
  const isTyped = typeof fullName === 'string' && typeof email === 'string'
  const isTip = tip === 'custom' || Object.hasOwn(PERCENTS, String(tip))
  const isDonation = donation === 'custom' || Object.hasOwn(MAJORS, String(donation))
  const isKnown = given === undefined || isGiven(given)
  return isTyped && isTip && isDonation && isKnown && isAmount(customTip) && isAmount(customDonation)
}

const keyOf = (shareRef: string) => `turnout.checkout.${shareRef}`

/** What was typed for this activity in this tab, so that a hold that ends costs nobody their typing. */
export function readDetails(shareRef: string): CheckoutDetails | undefined {
  try {
    const it: unknown = JSON.parse(sessionStorage.getItem(keyOf(shareRef)) ?? 'null')
    return isDetails(it) ? it : undefined
  } catch {
    return undefined
  }
}

export function keepDetails(shareRef: string, details: CheckoutDetails): void {
  try {
    sessionStorage.setItem(keyOf(shareRef), JSON.stringify(details))
  } catch {
    // Without storage the details live as long as the page.
  }
}
