import { DraftKey, ShareRef } from 'functions/contract/ids'
import { Eye, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import type { SessionUser } from '../../data/session-user'
import { previewOf } from '../../features/activities/draft/preview-of'
import { isComplete } from '../../features/activities/draft/wall-time'
import { usePayoutMethod } from '../../features/payouts/payout-method'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageSkeleton } from '../../ui/states/skeleton'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { usePreviewDraft } from './preview-draft'
import { PreviewFrame } from './preview-frame'
import styles from './preview.module.css'
import { previewWording as words } from './wording'

type Width = 'phone' | 'wide'

const WIDTHS = [
  { value: 'phone', label: words.phone, icon: <Smartphone aria-hidden="true" /> },
  { value: 'wide', label: words.wide, icon: <Monitor aria-hidden="true" /> },
] as const

function NothingYet({ detail, href, label }: { detail: string; href: string; label: string }) {
  return (
    <EmptyState
      level={1}
      icon={<Eye />}
      title={words.none}
      action={<LinkButton href={href}>{label}</LinkButton>}
    >
      {detail}
    </EmptyState>
  )
}

/** The form that a preview belongs to. */
function editHrefOf(of: string | undefined): string {
  if (of === undefined) return paths.manualCreate()
  return ShareRef.safeParse(of).success ? paths.edit(of) : paths.editDraft(of)
}

function Preview({ user, of }: { user: SessionUser; of: string | undefined }) {
  const [width, setWidth] = useState<Width>('phone')
  const [now] = useState(() => new Date().toISOString())
  const draft = usePreviewDraft(user.uid, of)
  const payout = usePayoutMethod(user.uid)
  const editHref = editHrefOf(of)
  if (draft === undefined) return <PageSkeleton />
  if (draft === null) {
    return <NothingYet detail={words.noneDetail} href={paths.createSelect()} label={words.start} />
  }
  if (!isComplete(draft.startDate) || !isComplete(draft.endDate)) {
    return <NothingYet detail={words.noDates} href={editHref} label={words.edit} />
  }
  const by = { uid: user.uid, name: user.displayName ?? words.you, photoURL: user.photoURL }
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{words.title}</h1>
        <div className={styles.widths}>
          <SegmentedControl
            label={words.width}
            hideLabel
            options={WIDTHS}
            value={width}
            onChange={setWidth}
          />
        </div>
        <LinkButton variant="secondary" size="small" href={editHref}>
          {words.edit}
        </LinkButton>
      </div>
      <PreviewFrame
        activity={previewOf(draft, by, now, payout.data?.platformFee)}
        isPhone={width === 'phone'}
      />
    </div>
  )
}

/** /preview: precisely what the public will see, on a phone and on a wide screen. */
export function Screen() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const of = DraftKey.safeParse(search.get('of')).data
  return user ? <Preview user={user} of={of} /> : null
}
