import { Banner } from '../../../ui/states/banner'
import { Button } from '../../../ui/button'
import type { Conflict } from './queue'
import { doorWording } from '../wording'

const words = doorWording.conflicts

/** What two devices decided differently, until somebody has read it. */
export function ConflictList(props: { conflicts: readonly Conflict[]; onRead: (scanId: string) => void }) {
  return props.conflicts.map((conflict) => (
    <Banner
      key={conflict.scanId}
      tone="warn"
      title={words.heading(conflict)}
      action={
        <Button size="small" variant="secondary" onClick={() => props.onRead(conflict.scanId)}>
          {words.read}
        </Button>
      }
    >
      {words.text(conflict)}
    </Banner>
  ))
}
