import { Hono } from 'hono'
import type { Courier } from '../webhooks/courier'
import type { World } from '../world/world'
import { createCheckoutPages } from './checkout-routes'
import { createOnboardingPages } from './onboarding-routes'
import { SETTINGS_STYLE } from '../settings/style'
import { STYLE } from './style'

/** The pages that buyers and organisers are sent to. */
export function createHosted(world: World, courier: Courier): Hono {
  const hosted = new Hono()
  hosted.get('/assets/hosted.css', (c) =>
    c.body(STYLE + SETTINGS_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  hosted.route('/', createCheckoutPages(world, courier))
  hosted.route('/', createOnboardingPages(world))
  return hosted
}
