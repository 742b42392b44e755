import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { originOf, ROOT, type StackLayout } from './layout'
import { say } from './progress'

const ACCOUNTS = join(ROOT, 'emulators/seed/accounts.ts')
const Accounts = z.object({
  DEMO_ACCOUNTS: z.array(z.object({ email: z.string(), password: z.string(), about: z.string() })).readonly(),
})

/** Prints where everything is, once it is there. */
export async function printWelcome({ ports, dir }: StackLayout, hasDevServer: boolean): Promise<void> {
  const places = [
    ['Turnout', originOf(hasDevServer ? ports.vite : ports.hosting)],
    ['Mails sent', originOf(ports.outbox)],
    ['Payments (Stripe stand-in)', originOf(ports.stripe)],
    ['Sign-in (identity stand-in)', originOf(ports.identity)],
    ['Logs', dir],
  ]
  say(`\n${columns(places)}`)
  const accounts = await readAccounts()
  if (accounts.length > 0) say(`\nSign in as\n${columns(accounts)}`)
  say('\nCtrl-C stops everything and keeps the data; `npm start -- --fresh` begins anew.')
}

async function readAccounts(): Promise<string[][]> {
  if (!existsSync(ACCOUNTS)) return []
  const { DEMO_ACCOUNTS } = Accounts.parse(await import(pathToFileURL(ACCOUNTS).href))
  return DEMO_ACCOUNTS.map(({ email, password, about }) => [email, password, about])
}

/** Rows of text with their columns below each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}
