import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { PAGES, isOwnDocument } from '../../web/src/lib/navigation/paths'
import type { PageName } from '../../web/src/lib/navigation/paths'
import { hosted, ticketType } from '../support/activities'
import type { Hosted } from '../support/activities'
import { findBarriers, overhang } from '../support/barriers'
import { signIn } from '../support/browser'
import { unverifiedPerson, verifiedPerson } from '../support/people'

/** Four kinds of visitor, each in a window of its own kind, so that every screen is seen in several. */
const VISITORS = {
  'signed out': { width: 390, height: 844, colorScheme: 'light', dir: 'ltr' },
  // 1280 pixels at 400 % are 320: nothing may be cut off (WCAG 2.2, 1.4.10).
  guest: { width: 320, height: 640, colorScheme: 'dark', dir: 'ltr' },
  unverified: { width: 390, height: 844, colorScheme: 'light', dir: 'rtl' },
  // 1280 x 800 at 200 % (WCAG 2.2, 1.4.4).
  verified: { width: 640, height: 400, colorScheme: 'dark', dir: 'ltr' },
} as const
type Visitor = keyof typeof VISITORS

/** The public page is a document of its own, the design page is for us. */
const NAMES = (Object.keys(PAGES) as PageName[]).filter((name) => name !== 'design')

function addressOf(name: PageName, party: Hosted): string {
  return PAGES[name].pattern
    .replace(':shareRef', party.shareRef)
    .replace(':communityId', 'no-such-community')
    .replace(':uid', party.organiser.uid)
}

/** Where a visitor ends up when they are not let in as they are. */
function detourOf(visitor: Visitor, name: PageName, address: string): string | undefined {
  const { access, needsAccount } = PAGES[name]
  if (visitor === 'signed out' && access === 'private')
    return `/login?returnUrl=${encodeURIComponent(address)}`
  if (visitor === 'unverified' && name === 'login') return '/private'
  if (visitor === 'verified' && (name === 'login' || name === 'verify')) return '/explore'
  return needsAccount && visitor === 'guest' ? 'This needs an account' : undefined
}

async function become(page: Page, visitor: Visitor, party: Hosted): Promise<void> {
  const { dir, colorScheme } = VISITORS[visitor]
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.addInitScript((direction) => {
    document.addEventListener('readystatechange', () => (document.documentElement.dir = direction))
  }, dir)
  if (visitor === 'guest') {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await expect(page).not.toHaveURL(/\/login/)
  }
  if (visitor === 'unverified') await signIn(page, await unverifiedPerson())
  if (visitor === 'verified') await signIn(page, party.organiser)
}

/** Every address loads by itself once, for the signed-out; the others walk through the app, which is faster. */
async function open(page: Page, visitor: Visitor, address: string): Promise<void> {
  const inApp = (href: string) => !isOwnDocument(new URL(href, 'http://app').pathname)
  if (visitor === 'signed out' || !inApp(address) || !inApp(page.url())) {
    await page.goto(address)
    return
  }
  if (new URL(page.url()).pathname === address) return
  const before = await page.evaluate((to) => {
    const { title, location } = document
    const { pathname } = location
    document.title = ''
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    return { title, pathname }
  }, address)
  // The screen before stays until the next one's code is there; that one sets its title. One that leads back sets none.
  await page.waitForFunction(({ title, pathname }) => {
    if (window.location.pathname === pathname) document.title ||= title
    return document.title !== ''
  }, before)
}

/** Until the screen is there and nothing of it is on its way any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 })
}

for (const visitor of Object.keys(VISITORS) as Visitor[]) {
  const { width, height } = VISITORS[visitor]
  test.describe(`every page, ${visitor}`, () => {
    test.use({ viewport: { width, height } })

    test('leads where the table says, shows something of use, and has no barriers', async ({ page }) => {
      test.setTimeout(300_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      const seen = new Set<string>()
      const party = await hosted({ ticketTypes: [ticketType()] }, await verifiedPerson('Olga Organiser'))
      await become(page, visitor, party)
      for (const name of NAMES) {
        const address = addressOf(name, party)
        const detour = detourOf(visitor, name, address)
        await open(page, visitor, address)
        await settle(page)
        const where = `${visitor} at ${address}`
        if (detour?.startsWith('/')) await expect.soft(page, where).toHaveURL(new RegExp(escape(detour)))
        else if (detour) await expect.soft(page.getByRole('heading', { name: detour }), where).toBeVisible()
        await expect.soft(page, where).toHaveTitle(/\S · Turnout$/)
        expect
          .soft(await page.locator('main').innerText(), where)
          .not.toMatch(/coming soon|undefined|\[object/i)
        expect.soft(await overhang(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0)
        // Where many addresses lead to one screen, one look at it is enough.
        if (detour !== undefined && seen.has(detour.split('?')[0] ?? '')) continue
        seen.add(detour?.split('?')[0] ?? '')
        expect.soft(await findBarriers(page), where).toEqual([])
      }
      expect(complaints).toEqual([])
    })
  })
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
