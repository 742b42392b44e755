import { Frame } from './frame'
import { SiteFooter } from '../../frame/site-footer'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

/** The app's places: top bar, the site's foot, and the tab bar on phones. */
export function AppLayout() {
  return <Frame before={<TopBar />} foot={<SiteFooter />} after={<TabBar />} />
}
