import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '../../lib/state/chunk'
import type { Attempt } from '../../features/sessions/use-attempt'
import { sessionWording } from '../../features/sessions/wording'
import { ErrorState } from '../../ui/states/error-state'
import { FormSkeleton } from '../../ui/states/skeleton'

interface PhoneEntryProps {
  attempt: Attempt
  onBack: () => void
}

type Loaded = ComponentType<PhoneEntryProps> | 'failed' | undefined

const { phone: words } = sessionWording
const load = () => loadChunk(() => import('../../features/sessions/phone/phone-entry'))

/** The phone's way in; the world's phone numbers come only now. */
export function LazyPhoneEntry(props: PhoneEntryProps) {
  const [Entry, setEntry] = useState<Loaded>()
  const fetchIt = () =>
    void load().then(
      ({ PhoneEntry }) => setEntry(() => PhoneEntry),
      () => setEntry('failed'),
    )
  useEffect(fetchIt, [])
  if (Entry === undefined) return <FormSkeleton fields={2} />
  if (Entry !== 'failed') return <Entry {...props} />
  return <ErrorState title={words.failed.title} detail={words.failed.detail} onRetry={fetchIt} />
}
