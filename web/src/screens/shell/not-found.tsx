import { Signpost } from 'lucide-react'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { appWording } from '../../frame/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

const { notFound, nav } = appWording

/** Any address that is not in the table. */
export function NotFound() {
  usePageTitle(notFound.title)
  return (
    <EmptyState
      level={1}
      icon={<Signpost />}
      title={notFound.title}
      action={
        <>
          <LinkButton href={paths.explore()}>{nav.explore}</LinkButton>
          <LinkButton variant="secondary" href={paths.tickets()}>
            {nav.tickets}
          </LinkButton>
          <LinkButton variant="secondary" href={paths.help()}>
            {nav.help}
          </LinkButton>
        </>
      }
    >
      {notFound.detail}
    </EmptyState>
  )
}
