import { Hono, type Context } from 'hono'
import { followLink } from '../accounts/account-link'
import { setStanding } from '../accounts/standing'
import type { World } from '../world/world'
import { OnboardingForm, detailsOf, fillForm, problemsOf, type OnboardingErrors } from './onboarding-form'
import { onboardingPage, type Visit } from './onboarding-page'
import { expressPage } from './express-page'
import { messagePage, page } from './page'

/** The pages that an organiser is led through by an account link, and the Express dashboard. */
export function createOnboardingPages(world: World): Hono {
  const pages = new Hono()
  const show = (c: Context, visit: Visit, form: OnboardingForm, errors: OnboardingErrors = {}) =>
    onboardingPage(c, visit, form, world.settings.publicOrigin, errors)

  pages.get('/setup/e/:account/:link', (c) => {
    const link = world.data.accountLinks[c.req.param('link')]
    if (!link) return unknownLink(c)
    const visit = followLink(world, link)
    return c.redirect(visit ? `/setup/v/${visit}` : link.refresh_url, 303)
  })

  pages.get('/setup/v/:visit', (c) => {
    const found = findVisit(world, c.req.param('visit'))
    if (!found) return unknownLink(c)
    const { account } = found
    const form = OnboardingForm.parse({
      businessName: account.business_profile?.name ?? '',
      country: account.country,
    })
    return show(c, found, form)
  })

  pages.post('/setup/v/:visit', async (c) => {
    const found = findVisit(world, c.req.param('visit'))
    if (!found) return unknownLink(c)
    const form = OnboardingForm.parse(await c.req.parseBody())
    if (form.action === 'later') return c.redirect(found.link.return_url, 303)
    if (form.action === 'fill') return show(c, found, fillForm(form))
    const errors = problemsOf(form)
    if (Object.keys(errors).length > 0) return show(c, found, form, errors)
    setStanding(world, found.account.id, 'enabled', detailsOf(found.account, form))
    return c.redirect(found.link.return_url, 303)
  })

  pages.get('/express/:account', (c) => {
    const account = world.data.accounts[c.req.param('account')]
    if (!account) return unknownLink(c)
    const body = expressPage(world, account)
    return page(c, { title: 'Express Dashboard', body })
  })

  return pages
}

function findVisit(world: World, visit: string): Visit | undefined {
  const link = Object.values(world.data.accountLinks).find((candidate) => candidate.visit === visit)
  const account = link && world.data.accounts[link.account]
  return account ? { link, account } : undefined
}

const unknownLink = (c: Context) =>
  messagePage(c, {
    heading: 'This link leads nowhere',
    text: 'It is not one of ours, or its account is gone. Please start again from Turnout.',
    status: 404,
  })
