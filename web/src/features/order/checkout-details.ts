import { Buyer } from 'functions/contract/order'
import type { Donation, Tip } from 'functions/contract/pricing'
import { z } from 'zod'

/** What the buyer types at checkout. A custom amount may be missing while it is typed. */
const CheckoutDetails = z.object({
  fullName: z.string(),
  email: z.string(),
  tip: z.enum(['0', '10', '15', '20', 'custom']),
  customTip: z.number().optional(),
  donation: z.enum(['0', '5', '10', '25', 'custom']),
  customDonation: z.number().optional(),
})
export type CheckoutDetails = z.infer<typeof CheckoutDetails>

export const NO_DETAILS: CheckoutDetails = { fullName: '', email: '', tip: '0', donation: '0' }

const PERCENTS = { '0': 0, '10': 10, '15': 15, '20': 20 } as const
const MAJORS = { '0': 0, '5': 5, '10': 10, '25': 25 } as const

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
  const issues = Buyer.safeParse({ fullName, email: email.trim() }).error?.issues ?? []
  return Object.fromEntries(issues.map((it) => [`buyer.${it.path.join('.')}`, it.message]))
}

const keyOf = (shareRef: string) => `turnout.checkout.${shareRef}`

/** What was typed for this activity in this tab, so that a hold that ends costs nobody their typing. */
export function readDetails(shareRef: string): CheckoutDetails | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(shareRef))
    return text === null ? undefined : CheckoutDetails.safeParse(JSON.parse(text)).data
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
