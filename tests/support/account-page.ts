import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { mailTo } from './mailbox'
import type { Person } from './people'

/** Comes to /login on the way to /account and gives email and password. */
export async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login?returnUrl=%2Faccount')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in and waits for the part of /account that is about signing in. */
export async function openSecurity(page: Page, person: Person): Promise<void> {
  await enterPassword(page, person)
  // The first sign-in of a stack wakes the functions.
  await expect(page.getByRole('heading', { name: 'How you sign in' })).toBeVisible({ timeout: 45_000 })
}

export async function signOutOfAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How you sign in' })).toBeHidden()
}

/** One way to sign in, or one second step, by its name. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
}

let numbers = Date.now() % 1_000_000

/** A number in the United States that no other test has. */
export function freshNumber(): string {
  numbers += 1
  return `+1415${String(2_000_000 + (numbers % 7_999_999)).padStart(7, '0')}`
}

const answered = new Set<string>()

/** The code of a message to a number that nobody has asked for here before. */
export async function codeSentTo(number: string): Promise<string> {
  const text = await mailTo(number, (it) => !answered.has(`${number} ${it}`))
  answered.add(`${number} ${text}`)
  return /^\d{6}/.exec(text)?.[0] ?? ''
}
