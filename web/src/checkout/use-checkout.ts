import { answerIssues } from 'functions/contract/questions/answer-rules'
import type { Order, PlacedOrder } from 'functions/contract/orders/order'
import { priceOrder } from 'functions/contract/pricing/price-order'
import { useEffect, useState } from 'react'
import { leaveFor } from '../lib/state/loading'
import { paths } from '../lib/navigation/paths'
import { shownAgreement } from '../data/agreement'
import { ask } from '../data/requests/ask'
import { asProblem } from '../data/requests/problem'
import type { ApiProblem } from '../data/requests/problem'
import type { SessionUser } from '../data/session-user'
import {
  NO_DETAILS,
  checkBuyer,
  donationOf,
  keepDetails,
  readDetails,
  tipOf,
} from '../features/checkout/checkout-details'
import type { CheckoutDetails } from '../features/checkout/checkout-details'
import { givenFor } from '../entities/questions/given-answers'
import { keepPlaced } from '../features/checkout/holding'
import { goTo } from './address'

type Errors = Readonly<Record<string, string>>

/** What is known of the buyer already: what they typed before, else their account. */
function detailsFor(user: SessionUser, order: Order): CheckoutDetails {
  const typed = readDetails(order.shareRef) ?? NO_DETAILS
  const { fullName = user.displayName ?? '', email = user.email ?? '' } = order.buyer ?? {}
  return { ...typed, fullName: typed.fullName || fullName, email: typed.email || email }
}

function focusOn(errors: Errors) {
  const [first] = Object.keys(errors)
  if (first) document.getElementById(first.replaceAll('.', '-'))?.focus()
}

interface CheckoutProps {
  user: SessionUser
  order: Order
  onOrder: (order: Order) => void
  onHoldEnd: () => void
}

/** Everything behind the details step: what is typed, what it costs, and placing the order. */
export function useCheckout({ user, order, onOrder, onHoldEnd }: CheckoutProps) {
  const [details, setDetails] = useState(() => detailsFor(user, order))
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<ApiProblem>()
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => keepDetails(order.shareRef, details), [order.shareRef, details])

  const given = givenFor(order, details.given ?? order.given ?? undefined)
  const extras = order.acceptsPayments ? details : NO_DETAILS
  const [tip, donation] = [tipOf(extras), donationOf(extras)]
  const pricing = priceOrder({ ...order, tip, donation })

  function fail(found: Errors, because?: ApiProblem) {
    setErrors(found)
    setProblem(because)
    setIsBusy(false)
    focusOn(found)
  }

  function goOn({ order: placed, paymentUrl }: PlacedOrder) {
    if (paymentUrl === null) {
      onOrder(placed)
      goTo(paths.payment(placed.id), { replace: true })
      return
    }
    keepPlaced(placed)
    // The button stays busy until the payment page is there; the back button brings this page back as it was.
    window.addEventListener('pageshow', () => setIsBusy(false), { once: true })
    leaveFor(paymentUrl)
  }

  async function submit() {
    const tickets = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
    const found = { ...checkBuyer(details), ...answerIssues(order.asked, given, tickets) }
    if (Object.keys(found).length > 0) return fail(found)
    fail({})
    setIsBusy(true)
    const agreed = shownAgreement()
    const buyer = { fullName: details.fullName, email: details.email.trim() }
    try {
      goOn(await ask('placeOrder', { orderId: order.id, buyer, tip, donation, given, agreed }))
    } catch (error) {
      const because = asProblem(error)
      if (because.code === 'hold-expired') onHoldEnd()
      fail(Object.fromEntries(because.errors.map((it) => [it.path, it.message])), because)
    }
    return undefined
  }

  return {
    details,
    given,
    change: (change: Partial<CheckoutDetails>) => setDetails((before) => ({ ...before, ...change })),
    errors,
    problem,
    pricing,
    submit,
    isBusy,
  }
}
