import { Frame } from './frame'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

/** The app's places: top bar, and the tab bar on phones. */
export function AppLayout() {
  return <Frame before={<TopBar />} after={<TabBar />} />
}
