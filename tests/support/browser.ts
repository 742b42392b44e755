import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Person } from './people'

/** Signs a person in through the page, and waits until they are. */
export async function signIn(page: Page, person: Person, returnUrl = '/explore'): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
