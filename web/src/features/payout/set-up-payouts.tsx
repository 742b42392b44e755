import { Landmark } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { asProblem } from '../../data/problem'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { keepReturnPath, useStartPayouts } from './payout-method'
import { payoutWording as words } from './wording'

interface SetUpPayoutsProps {
  isBegun: boolean
  explained?: boolean
  /** The one thing to do on the page. */
  isMain?: boolean
}

/** The one button to the payment provider's onboarding and back. */
export function SetUpPayouts({ isBegun, explained, isMain }: SetUpPayoutsProps) {
  const start = useStartPayouts()
  const { pathname, search } = useLocation()
  function begin() {
    keepReturnPath(pathname + search)
    start.mutate()
  }
  return (
    <div>
      {explained === true && <p>{words.explain}</p>}
      <Button
        variant={isMain === true ? 'primary' : 'secondary'}
        size={isMain === true ? 'medium' : 'small'}
        icon={<Landmark aria-hidden="true" />}
        busy={start.isPending || start.isSuccess}
        onClick={begin}
      >
        {isBegun ? words.goOn : words.setUp}
      </Button>
      {start.isError && <Banner tone="error">{asProblem(start.error).detail}</Banner>}
    </div>
  )
}
