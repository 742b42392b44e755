import { Hono } from 'hono'
import type { Courier } from '../webhooks/courier'
import type { World } from '../world/world'
import { createCheckoutPages } from './checkout-routes'
import { createHome } from './home-routes'
import { createOnboardingPages } from './onboarding-routes'
import { STYLE } from './style'

/** Everything that people look at. */
export function createHosted(world: World, courier: Courier): Hono {
  const hosted = new Hono()
  hosted.get('/assets/hosted.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  hosted.route('/', createCheckoutPages(world, courier))
  hosted.route('/', createOnboardingPages(world))
  hosted.route('/', createHome(world, courier))
  return hosted
}
