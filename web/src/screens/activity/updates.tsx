import type { ShareRef } from 'functions/contract/ids'
import { UpdateList } from '../../features/updates/update-list'
import { useUpdates } from '../../features/updates/updates'
import { updateWording } from '../../features/updates/wording'
import { Card } from '../../ui/layout/card'
import { PageRoom } from '../../ui/layout/page-header'

/** What the organiser wrote to the person; nothing at all while there is nothing. */
export function Updates({ uid, shareRef }: { uid: string; shareRef: ShareRef }) {
  const { data } = useUpdates(uid, shareRef)
  if (!data || data.length === 0) return null
  return (
    <PageRoom>
      <Card heading={updateWording.fromOrganiser}>
        <UpdateList uid={uid} shareRef={shareRef} />
      </Card>
    </PageRoom>
  )
}
