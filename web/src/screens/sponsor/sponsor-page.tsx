import type { ReactNode } from 'react'
import { SubNav } from '../../frame/sub-nav'
import { paths } from '../../lib/navigation/paths'
import { sponsorWording } from '../../features/sponsorships/wording'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import type { PageHeaderProps } from '../../ui/layout/page-header'

const { nav, section } = sponsorWording

const LINKS = [
  { to: paths.sponsor(), label: nav.home },
  { to: paths.sponsorExplore(), label: nav.explore },
  { to: paths.sponsorUpcoming(), label: nav.upcoming },
  { to: paths.sponsorPast(), label: nav.past },
  { to: paths.sponsorProfile(), label: nav.profile },
  { to: paths.sponsorOrganization(), label: nav.organization },
]

/** A page of the supporter's section: its links, its title, and the room for the rest. */
export function SponsorPage({
  children,
  narrow,
  ...header
}: PageHeaderProps & { narrow?: boolean; children: ReactNode }) {
  return (
    <>
      <SubNav label={section} links={LINKS} />
      <PageRoom narrow={narrow}>
        <PageHeader {...header} />
        {children}
      </PageRoom>
    </>
  )
}
