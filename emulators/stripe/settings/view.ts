import type { World } from '../world/world'

/** Items that the page shows of each kind. */
const SHOWN = 25

/** What somebody looks at: everything, or what they search for. */
export interface View {
  world: World
  search: string
}

/** The newest rows of a table that the search finds, newest first. */
export function newest<Row>({ search }: View, rows: Record<string, Row>): Row[] {
  const wanted = search.toLowerCase()
  const matching = Object.values(rows).filter(
    (row) => wanted === '' || JSON.stringify(row).toLowerCase().includes(wanted),
  )
  return matching.slice(-SHOWN).toReversed()
}

/** How a person calls an account. */
export const nameOf = ({ data }: World, accountId: string): string => {
  const account = data.accounts[accountId]
  return account?.business_profile?.name || account?.email || accountId
}
