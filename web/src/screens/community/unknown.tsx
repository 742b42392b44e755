import { Signpost } from 'lucide-react'
import { usePageTitle } from '../../lib/navigation/page-title'
import { paths } from '../../lib/navigation/paths'
import { communityWording } from '../../features/communities/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

const words = communityWording.unknown

/** /community/:communityId and its editing: an address that leads to no community, and the ways on. */
export function Screen() {
  usePageTitle(words.title)
  return (
    <EmptyState
      level={1}
      icon={<Signpost />}
      title={words.title}
      action={
        <>
          <LinkButton href={paths.community()}>{words.action}</LinkButton>
          <LinkButton variant="secondary" href={paths.communityCreate()}>
            {words.start}
          </LinkButton>
        </>
      }
    >
      {words.text}
    </EmptyState>
  )
}
