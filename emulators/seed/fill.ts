import { randomUUID } from 'node:crypto'
import { answerRsvp } from '../../functions/src/actions/rsvps/answer-rsvp'
import { applyPromoCode } from '../../functions/src/actions/promo-codes/apply-promo-code'
import { createActivity } from '../../functions/src/actions/activities/create-activity'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { joinWaitList } from '../../functions/src/actions/wait-list/join-wait-list'
import { placeOrder } from '../../functions/src/actions/orders/place-order'
import { readActivity } from '../../functions/src/actions/activities/read-activity'
import { settlePayment } from '../../functions/src/actions/orders/settle-payment'
import { ActivitySave } from '../../functions/contract/activities/activity-save'
import { CURRENT_AGREEMENT } from '../../functions/contract/accounts/agreement-versions'
import type { Activity } from '../../functions/contract/activities/activity'
import { asksAttendees } from '../../functions/contract/questions/answer-rules'
import type { Answer, Answers, Given } from '../../functions/contract/questions/answer'
import type { Question } from '../../functions/contract/questions/question'
import { shareOut } from '../../functions/contract/pricing/share-out'
import type { SourceKey } from '../../functions/contract/activities/source'
import { dayIn } from '../../functions/contract/time'
import { config } from '../../functions/src/config'
import { needsTicket } from '../../functions/src/domain/activities/activity-rules'
import type { Actor } from '../../functions/src/domain/access/actor'
import { readPayment } from '../../functions/src/gateways/stripe/stripe-pages'
import { openBatch } from '../../functions/src/store/firestore'
import { recordChange } from '../../functions/src/store/analytics/tallies'
import type { Example } from './activities'
import { pay } from './stripe'

const DAYS = 14
const now = () => new Date().toISOString()

/** A moment so many days ago, at a different hour each time. */
function daysAgo(days: number, salt: number): string {
  return new Date(Date.now() - days * 86_400_000 - ((salt * 7919) % 36_000) * 1000).toISOString()
}

/** Publishes an example and lets people look, answer and buy over the last two weeks. */
export async function fillExample(
  example: Example,
  organiser: Actor,
  crowd: readonly Actor[],
): Promise<Activity> {
  const day = new Date(Date.now() + example.inDays * 86_400_000).toISOString().slice(0, 10)
  const save = { ...example.save, startDate: `${day}T${example.from}`, endDate: `${day}T${example.to}` }
  const { shareRef } = await createActivity(organiser, ActivitySave.parse(save), randomUUID(), now())
  const activity = await readActivity(organiser, shareRef)
  await addViews(activity, example.views)
  await addAnswers(activity, example, crowd)
  for (let n = 0; n < example.orders; n++) {
    const buyer = crowd[(n * 3 + example.inDays) % crowd.length]
    const codes = save.promocodes?.map((promo) => promo.code)
    if (buyer) await addOrder(activity, buyer, n, codes)
  }
  return activity
}

/** Where people come from and when they look, in parts of a hundred that add up. */
const LOOKS: readonly { source: SourceKey; hour: number; part: number }[] = [
  { source: 'instagram', hour: 20, part: 34 },
  { source: 'turnout', hour: 12, part: 26 },
  { source: 'link:flyer', hour: 18, part: 22 },
  { source: 'direct', hour: 8, part: 18 },
]

async function addViews({ shareRef, timezone }: Activity, views: number): Promise<void> {
  const { writer, commit } = openBatch()
  for (let ago = 0; ago < DAYS; ago++) {
    const at = daysAgo(ago, ago)
    const day = dayIn(timezone, at)
    // More people look as the day comes nearer.
    const share = Math.round((views * (DAYS - ago) * 2) / (DAYS * (DAYS + 1)))
    const parts = shareOut(
      share,
      LOOKS.map(({ part }) => part),
    )
    for (const [index, { source, hour }] of LOOKS.entries()) {
      const seen = parts[index] ?? 0
      if (seen > 0) recordChange(writer, shareRef, { at, day, hour, source, views: seen })
    }
  }
  await commit()
}

async function addAnswers(activity: Activity, example: Example, crowd: readonly Actor[]): Promise<void> {
  const people = crowd.slice(0, example.going + example.interested)
  for (const [index, person] of people.entries()) {
    const response = index < example.going && !needsTicket(activity) ? 'going' : 'interested'
    const answers = answersTo(activity, 'order', index)
    await answerRsvp(person, { shareRef: activity.shareRef, response, answers }, daysAgo(index % DAYS, index))
  }
}

/** Lets people stand in line for the first ticket type, which is sold out. */
export async function addLine(activity: Activity, people: readonly Actor[]): Promise<void> {
  const [type] = activity.ticketTypes
  if (!type) return
  const { shareRef } = activity
  for (const person of people) {
    await joinWaitList(person, { shareRef, ticketTypeRef: type.shareRef, quantity: 1 }, now())
  }
}

/** What the buyer answers to what is asked: something that is in the list, or a few words. */
function answersFor(activity: Activity, tickets: number, { name, email }: Actor, n: number): Given {
  const { asked } = activity
  const who = asked.attendees ? { fullName: name ?? '', email: email ?? '' } : { fullName: '', email: '' }
  const attendees = Array.from({ length: asksAttendees(asked) ? tickets : 0 }, () => ({
    ...who,
    answers: answersTo(activity, 'attendee', n),
  }))
  return { answers: answersTo(activity, 'order', n), attendees, acceptsTerms: asked.terms !== null }
}

/** The same for one kind of question: asked once, or of each ticket. */
function answersTo({ asked }: Activity, per: Question['per'], n: number): Answers {
  return Object.fromEntries(
    asked.questions.filter((it) => it.per === per).map((it) => [it.id, answerTo(it, n)]),
  )
}

function answerTo({ kind, options }: Question, n: number): Answer {
  if (kind === 'yes-no') return n % 3 === 0
  const option = options[n % options.length] ?? 'Nothing in particular'
  return kind === 'some-of' ? [option] : option
}

/** Buys as a person would: holds, gives details, and pays on the stand-in's page where something is owed. */
export async function addOrder(
  activity: Activity,
  buyer: Actor,
  n: number,
  codes: readonly string[] = [],
): Promise<void> {
  const type = activity.ticketTypes[n % activity.ticketTypes.length]
  if (!type) return
  const items = [{ ticketTypeRef: type.shareRef, quantity: 1 + (n % 2) }]
  const input = { shareRef: activity.shareRef, items, idempotencyKey: randomUUID() }
  const { id } = await holdTickets(buyer, input, now())
  const isPaid = type.price > 0
  const code = isPaid && n % 3 === 1 ? codes[0] : undefined
  if (code !== undefined) await applyPromoCode(buyer, { orderId: id, code, takeOff: false }, now())
  const { order } = await placeOrder(
    buyer,
    {
      orderId: id,
      buyer: { fullName: buyer.name ?? '', email: buyer.email ?? '' },
      tip: { kind: 'percent', percent: isPaid && n % 3 === 0 ? 10 : 0 },
      donation: { kind: 'preset', major: isPaid && n % 4 === 1 ? 5 : 0 },
      agreed: CURRENT_AGREEMENT,
      given: answersFor(activity, items[0]?.quantity ?? 1, buyer, n),
    },
    now(),
  )
  if (!order.session) return
  await pay(order.session.id)
  await settlePayment(await readPayment(config(), order.session.id), daysAgo(n % DAYS, n))
}
