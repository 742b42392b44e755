import { useState } from 'react'
import { countWays } from '../../../data/identity/sign-in-record'
import type { SignInRecord } from '../../../data/identity/sign-in-record'
import type { ThirdParty } from '../../../data/identity/providers'
import { BrandMark } from '../../../ui/layout/brand-mark'
import { Button } from '../../../ui/button'
import { useToast } from '../../../ui/dialogs/toast'
import { IdentityError } from '../identity-error'
import { withRecentSignIn } from '../reauthenticate/with-recent-sign-in'
import { MethodRow } from '../method-row'
import { RemoveMethod } from './remove-method'
import { methodsWording } from './wording'

const { party: words, last } = methodsWording
const load = () => import('../../../data/identity/methods')

/** The window must open soon after the press, so its code is fetched when a press is near. */
const prepare = () => void load().catch(() => undefined)

interface ThirdPartyRowProps {
  party: ThirdParty
  record: SignInRecord
  onChanged: () => Promise<void>
}

/** A third party that vouches for the person, or could. A window that stays open blocks nothing. */
export function ThirdPartyRow({ party: { id, name }, record, onChanged }: ThirdPartyRowProps) {
  const [waiting, setWaiting] = useState(false)
  const [error, setError] = useState<unknown>()
  const toast = useToast()
  const linked = record.thirdParties.find((it) => it.id === id)
  const isOnly = linked !== undefined && countWays(record) === 1

  async function connect() {
    setWaiting(true)
    setError(undefined)
    try {
      const { linkThirdParty } = await load()
      await withRecentSignIn(() => linkThirdParty(id))
      toast.show({ tone: 'good', text: words.done(name) })
      await onChanged()
    } catch (caught) {
      setError(caught)
    } finally {
      setWaiting(false)
    }
  }
  const fact = linked ? (linked.email ?? words.connected) : words.none
  return (
    <MethodRow
      icon={<BrandMark provider={id} />}
      name={name}
      fact={
        <>
          {waiting ? words.waiting(name) : fact}
          {isOnly && <p>{last}</p>}
          <IdentityError error={error} hrefs={{}} />
        </>
      }
    >
      {!linked && (
        <Button
          variant="secondary"
          size="small"
          aria-label={words.connectLabel(name)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void connect()}
        >
          {words.connect}
        </Button>
      )}
      {linked && !isOnly && <RemoveMethod id={id} name={name} onDone={onChanged} />}
    </MethodRow>
  )
}
