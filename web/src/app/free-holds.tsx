import { useEffect } from 'react'
import { readSession, watchSession } from '../data/firebase/auth'
import { takeHoldings } from '../features/checkout/holding'

/** Holds are made by checkout, which is another document; what gives them back is loaded where there are some. */
async function freeHolds(): Promise<void> {
  const uid = readSession().user?.uid
  const left = uid === undefined ? [] : takeHoldings(uid)
  if (left.length === 0) return
  const { freeHoldings } = await import('../features/checkout/free-holdings')
  await freeHoldings(left)
}

const begin = () =>
  void freeHolds().catch((error: unknown) => console.warn('What this tab holds ends by itself.', error))

/** Back by the browser's own button, which may bring the page as it was. */
const onShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) begin()
}

/** Whoever is in the app again has left checkout: the seats are for those who want them. */
export function FreeHolds() {
  useEffect(() => {
    begin()
    const stop = watchSession(begin)
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
  return null
}
