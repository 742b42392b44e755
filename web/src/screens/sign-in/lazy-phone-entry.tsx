import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '../../app/chunk'
import type { Attempt } from '../../features/session/use-attempt'
import { sessionWording } from '../../features/session/wording'
import { ErrorState } from '../../ui/error-state'
import { FormSkeleton } from '../../ui/skeleton'

interface PhoneEntryProps {
  attempt: Attempt
  onBack: () => void
}

const { phone: words } = sessionWording
const load = () => loadChunk(() => import('../../features/session/phone-entry'))

/** The phone's way in; the world's phone numbers come only now. */
export function LazyPhoneEntry(props: PhoneEntryProps) {
  const [Loaded, setLoaded] = useState<ComponentType<PhoneEntryProps>>()
  const [failed, setFailed] = useState(false)
  const fetchIt = () => {
    setFailed(false)
    load().then(
      ({ PhoneEntry }) => setLoaded(() => PhoneEntry),
      () => setFailed(true),
    )
  }
  useEffect(fetchIt, [])
  if (Loaded) return <Loaded {...props} />
  if (!failed) return <FormSkeleton fields={2} />
  return <ErrorState title={words.failed.title} detail={words.failed.detail} onRetry={fetchIt} />
}
