import type { Locator, Page } from '@playwright/test'
import { randomInt, randomUUID } from 'node:crypto'
import { linkIn, mailTo } from './mailbox'
import { expect } from './patience'

/** /login on the way to the account. */
export const LOGIN = '/login?returnUrl=%2Faccount'

/** Where the account screen shows, and takes, the person's name. */
export function nameField(page: Page): Locator {
  return page.getByLabel('Name', { exact: true })
}

export function newAddress(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`
}

/** A number of the United States that nobody else in this run has. */
export function newNumber(): string {
  return `${randomInt(201, 790)}555${randomInt(1000, 9999)}`
}

/** From /login: asks for a link by mail and answers it. */
export async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Email me a link' }).click()
  // The form before has an email field, too.
  await expect(page.getByRole('button', { name: 'Use a password instead' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible()
  return linkIn(await mailTo(email, (text) => text.includes('mode=signIn')), 'mode=signIn')
}

/** From /login: has a code sent and types it. */
export async function enterByPhone(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Use my phone' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code from the message')).toBeVisible()
  const code = await mailTo(`+1${number}`, (text) => text.includes('is your code'))
  await page.getByLabel('Code from the message').fill(code.slice(0, 6))
}

/** Answers the question for the name, which a phone and a mailed link don't tell. */
export async function tellName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/account/)
}

/** Goes on as a guest, and then back to /login, where a guest can make an account. */
export async function comeAsGuest(page: Page): Promise<void> {
  await page.goto(LOGIN)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/account/)
  await page.goto(LOGIN)
  await expect(page.getByText('You are here as a guest.')).toBeVisible()
}

export async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.getByText('Sign up', { exact: true }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}
