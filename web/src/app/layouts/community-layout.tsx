import { Frame } from './frame'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

/** The community section. */
export function CommunityLayout() {
  return <Frame before={<TopBar />} after={<TabBar />} />
}
