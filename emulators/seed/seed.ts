import { answerRsvp } from '../../functions/src/actions/rsvps/answer-rsvp'
import type { Activity } from '../../functions/contract/activities/activity'
import type { Actor } from '../../functions/src/domain/access/actor'
import { EXAMPLES } from './activities'
import { addLine, addOrder, fillExample } from './fill'
import { makeAccounts, makeCrowd } from './people'
import { fillPlatform, onboard, withoutAnnouncements } from './stripe'

/** How many of the examples the person with tickets goes to. */
const INES_GOES_TO = 8

async function letGo(person: Actor, activity: Activity): Promise<void> {
  if (activity.ticketTypes.length > 0) return addOrder(activity, person, 0)
  await answerRsvp(person, { shareRef: activity.shareRef, response: 'going' }, new Date().toISOString())
}

/** Fills a new stack: a dozen activities with people, orders and two weeks of history. */
async function seed(): Promise<void> {
  const [accounts, crowd] = await Promise.all([makeAccounts(), makeCrowd()])
  await fillPlatform()
  await onboard(accounts.mara)
  await withoutAnnouncements(async () => {
    const activities = await Promise.all(
      EXAMPLES.map((example) => fillExample(example, accounts[example.organiser], crowd)),
    )
    for (const activity of activities.slice(0, INES_GOES_TO)) await letGo(accounts.ines, activity)
    for (const [index, { inLine = 0 }] of EXAMPLES.entries()) {
      const activity = activities[index]
      if (activity && inLine > 0) await addLine(activity, crowd.slice(-inLine))
    }
  })
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
