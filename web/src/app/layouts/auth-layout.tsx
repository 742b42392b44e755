import { BareTop } from './bare-layout'
import { Frame } from './frame'
import { SiteFooter } from '../../frame/site-footer'

/** The ways in: the wordmark above, and below what one agrees to and where help is. */
export function AuthLayout() {
  return <Frame before={<BareTop />} foot={<SiteFooter />} />
}
