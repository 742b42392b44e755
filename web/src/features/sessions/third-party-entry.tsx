import { useRef, useState } from 'react'
import { nameOfProvider, thirdParties } from '../../data/identity/providers'
import { classNames } from '../../lib/class-names'
import { BrandMark } from '../../ui/layout/brand-mark'
import { Button } from '../../ui/button'
import { IdentityError } from './identity-error'
import { isInAppBrowser } from './in-app-browser'
import styles from './session.module.css'
import { sessionWording } from './wording'

const { thirdParty: words } = sessionWording

const load = () => import('../../data/identity/third-party')

/** The window must open soon after the press, so its code is fetched when a press is near. */
const prepare = () => void load().catch(() => undefined)

interface ThirdPartyEntryProps {
  /** Those to offer; all of them when left out. */
  only?: (id: string) => boolean
  disabled: boolean
  /** Somebody begins to enter. */
  onEnter?: () => void
  /** Hears of a failure; answers whether the page says by itself what to do about it. */
  onFailed: (error: unknown) => boolean
}

/** The ways in by a third party. A window that stays open blocks nothing: another press begins anew. */
export function ThirdPartyEntry({ only = () => true, disabled, onEnter, onFailed }: ThirdPartyEntryProps) {
  const [waiting, setWaiting] = useState<string>()
  const [error, setError] = useState<unknown>()
  const latest = useRef(0)

  async function enter(id: string) {
    onEnter?.()
    const own = ++latest.current
    setWaiting(id)
    setError(undefined)
    try {
      await (await load()).enterByThirdParty(id)
    } catch (caught) {
      if (own !== latest.current) return
      if (!onFailed(caught)) setError(caught)
    } finally {
      if (own === latest.current) setWaiting(undefined)
    }
  }
  const offered = thirdParties.filter(({ id }) => only(id))
  if (offered.length === 0) return null
  return (
    <div className={styles.parties} onPointerEnter={prepare} onFocus={prepare}>
      <div className={classNames(styles.partyButtons, offered.length % 3 === 0 && styles.inThrees)}>
        {offered.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            className={styles.party}
            icon={<BrandMark provider={id} />}
            disabled={disabled}
            aria-label={words.action(name)}
            onClick={() => void enter(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={styles.help} aria-live="polite">
        {waiting === undefined ? isInAppBrowser() && words.inApp : words.waiting(nameOfProvider(waiting))}
      </p>
      <IdentityError error={error} hrefs={{}} />
    </div>
  )
}
