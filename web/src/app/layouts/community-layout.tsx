import { useSession } from '../../data/session'
import { paths } from '../../lib/navigation/paths'
import { Frame } from './frame'
import { SiteFooter } from '../../frame/site-footer'
import { SubNav } from '../../frame/sub-nav'
import { TabBar } from './tab-bar'
import { TopBar } from './top-bar'

const DISCOVER = { to: paths.community(), label: 'Discover' }
const START = { to: paths.communityCreate(), label: 'Start one' }

function CommunityLinks() {
  const { user } = useSession()
  const mine = user ? [{ to: paths.myCommunities(), label: 'Mine' }] : []
  return <SubNav label="Communities" links={[DISCOVER, ...mine, START]} />
}

/** The community section: its own row of links below the top bar. */
export function CommunityLayout() {
  return (
    <Frame
      before={
        <>
          <TopBar />
          <CommunityLinks />
        </>
      }
      foot={<SiteFooter />}
      after={<TabBar />}
    />
  )
}
