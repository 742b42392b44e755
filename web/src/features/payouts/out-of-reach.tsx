import { RotateCw } from 'lucide-react'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { payoutWording } from './wording'

const words = payoutWording.outOfReach

/** The payment provider does not answer: what is shown is what we last heard of it. */
export function OutOfReach({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="warn"
      title={words.title}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          busy={busy}
          onClick={onRetry}
        >
          {words.again}
        </Button>
      }
    >
      {words.detail}
    </Banner>
  )
}
