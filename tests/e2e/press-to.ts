import type { Page } from '@playwright/test'
import { stack } from '../support/stack'

/** Opens an address as a press on one of our own pages does: the browser says where it comes from. */
export async function pressTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { referer: `${stack().TURNOUT_ORIGIN}/explore` })
}
