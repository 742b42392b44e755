import { useParams } from 'react-router-dom'
import { useIsHelped } from '../../lib/state/helped-activity'
import { paths } from '../../lib/navigation/paths'
import { Frame } from './frame'
import { SubNav } from '../../frame/sub-nav'
import { TopBar } from './top-bar'

/** The pages of one activity; the share kit is its owner's. */
export function DashboardLinks() {
  const { shareRef = '' } = useParams()
  const isHelped = useIsHelped(shareRef)
  const links = [
    { to: paths.dashboard(shareRef), label: 'Dashboard' },
    { to: paths.edit(shareRef), label: 'Edit' },
    ...(isHelped ? [] : [{ to: paths.promotionCreate(shareRef), label: 'Promote' }]),
    { to: paths.activity(shareRef), label: 'Activity page' },
  ]
  return <SubNav label="This activity" links={links} />
}

/** The organiser's side of one activity: its own row of links below the top bar. */
export function DashboardLayout() {
  return (
    <Frame
      before={
        <>
          <TopBar task />
          <DashboardLinks />
        </>
      }
    />
  )
}
