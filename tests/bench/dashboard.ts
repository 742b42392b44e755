import type { Figure } from './figure'
import { firstFiles } from './first-files'

const SCREEN = 'src/screens/dashboard/dashboard.tsx'

/** Goal 3: what the organiser's dashboard must load before it can show a number. */
export function measureDashboard(): Promise<Figure[]> {
  const { kib, requests } = firstFiles('index.html', SCREEN)
  return Promise.resolve([
    {
      goal: 3,
      what: 'dashboard, HTML + JS + CSS that it needs first',
      value: `${kib.toFixed(1)} KiB`,
      limit: '<= 245 KiB',
      isMet: kib <= 245,
    },
    {
      goal: 3,
      what: 'dashboard, requests that it needs first',
      value: String(requests),
      limit: '<= 20',
      isMet: requests <= 20,
    },
  ])
}
