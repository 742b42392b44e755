import type { Order } from 'functions/contract/order'
import { priceOrder } from 'functions/contract/pricing'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveFor } from '../../app/loading'
import { paths } from '../../app/paths'
import { asProblem } from '../../data/problem'
import type { ApiProblem } from '../../data/problem'
import type { SessionUser } from '../../data/session-user'
import {
  NO_DETAILS,
  checkBuyer,
  donationOf,
  keepDetails,
  readDetails,
  tipOf,
} from '../../features/order/checkout-details'
import type { CheckoutDetails } from '../../features/order/checkout-details'
import { usePlaceOrder } from '../../features/order/order-calls'

type Errors = Readonly<Record<string, string>>

/** What is known of the buyer already: what they typed before, else their account. */
function detailsFor(user: SessionUser, order: Order): CheckoutDetails {
  const typed = readDetails(order.shareRef)
  if (typed) return typed
  const { fullName = user.displayName ?? '', email = user.email ?? '' } = order.buyer ?? {}
  return { ...NO_DETAILS, fullName, email }
}

function focusOn(errors: Errors) {
  const [first] = Object.keys(errors)
  if (first) document.getElementById(first.replace('.', '-'))?.focus()
}

/** Everything behind the details step: what is typed, what it costs, and placing the order. */
export function useCheckout(user: SessionUser, order: Order, onHoldEnd: () => void) {
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const [details, setDetails] = useState(() => detailsFor(user, order))
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<ApiProblem>()
  useEffect(() => keepDetails(order.shareRef, details), [order.shareRef, details])

  const extras = order.acceptsPayments ? details : NO_DETAILS
  const [tip, donation] = [tipOf(extras), donationOf(extras)]
  const pricing = priceOrder({ ...order, tip, donation })

  function fail(found: Errors, because?: ApiProblem) {
    setErrors(found)
    setProblem(because)
    focusOn(found)
  }

  async function submit() {
    const found = checkBuyer(details)
    if (Object.keys(found).length > 0) return fail(found)
    fail({})
    const buyer = { fullName: details.fullName, email: details.email.trim() }
    try {
      const placed = await place.mutateAsync({ orderId: order.id, buyer, tip, donation })
      if (placed.paymentUrl !== null) leaveFor(placed.paymentUrl)
      else void navigate(paths.payment(order.id), { replace: true })
    } catch (error) {
      const because = asProblem(error)
      if (because.code === 'hold-expired') onHoldEnd()
      fail(Object.fromEntries(because.errors.map((it) => [it.path, it.message])), because)
    }
    return undefined
  }

  return {
    details,
    change: (change: Partial<CheckoutDetails>) => setDetails((before) => ({ ...before, ...change })),
    errors,
    problem,
    pricing,
    submit,
    // The payment page is on its way once the order is placed: the button stays busy until it is there.
    isBusy: place.isPending || (place.isSuccess && place.data.paymentUrl !== null),
  }
}
