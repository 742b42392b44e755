import { answerRsvp } from '../../functions/src/actions/answer-rsvp'
import { EXAMPLES } from './activities'
import { addOrder, fillExample } from './fill'
import { makeAccounts, makeCrowd } from './people'
import { onboard, withoutAnnouncements } from './stripe'

/** Fills a new stack: a dozen activities with people, orders and two weeks of history. */
async function seed(): Promise<void> {
  const [accounts, crowd] = await Promise.all([makeAccounts(), makeCrowd()])
  await onboard(accounts.mara)
  await withoutAnnouncements(async () => {
    for (const example of EXAMPLES) {
      const activity = await fillExample(example, accounts[example.organiser], crowd)
      if (activity.ticketTypes.length === 0) {
        const answer = { shareRef: activity.shareRef, response: 'going' } as const
        await answerRsvp(accounts.ines, answer, new Date().toISOString())
      } else if (example.inDays < 10) await addOrder(activity, accounts.ines, 0)
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
