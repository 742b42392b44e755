import type { ActivityStatus } from 'functions/contract/activities/activity'
import type { ReactNode } from 'react'
import { AudienceSection } from '../../features/activities/sections/audience-section'
import { BasicsSection } from '../../features/activities/sections/basics-section'
import { isPaid } from '../../features/activities/draft/checklist'
import { RsvpSection } from '../../features/activities/sections/rsvp-section'
import type { SectionProps } from '../../features/activities/sections/section-props'
import { WhenSection } from '../../features/activities/sections/when-section'
import { WhereSection } from '../../features/activities/sections/where-section'
import { activityWording } from '../../features/activities/wording'
import { usePlaceSearch } from '../../features/places/use-place-search'
import { Banner } from '../../ui/states/banner'
import { Button, LinkButton } from '../../ui/button'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { confirmDiscard } from './confirm-discard'
import { ConflictNote } from './conflict-note'
import { EditorActions } from './editor-actions'
import { EditorSide } from './editor-side'
import type { OwnerPayouts } from './editor-side'
import styles from './editor.module.css'
import { MediaPart } from './media-part'
import { PromoCodesPart } from './promo-codes-part'
import { QuestionsPart } from './questions-part'
import type { PlatformFee } from '../../features/activities/sections/fee-choice'
import { TicketTypesPart } from './ticket-types-part'
import type { Editor as EditorState } from './use-editor'

const words = activityWording.editor

function Problem({ editor }: { editor: EditorState }) {
  const { problem, errors } = editor
  if (problem) {
    return (
      <Banner tone="error" title={problem.title}>
        {problem.detail}
      </Banner>
    )
  }
  if (Object.keys(errors).length === 0) return null
  return (
    <Banner tone="error" title={words.lookAgain}>
      {words.lookAgainDetail}
    </Banner>
  )
}

const hasMarks = ({ draft }: EditorState) => Object.keys(draft.marks ?? {}).length > 0

/** Where the values came from that the person did not type, and the way back to the words that they were drafted from. */
function DraftedNote({ editor, describeHref }: Pick<EditorProps, 'editor' | 'describeHref'>) {
  if (!hasMarks(editor) && describeHref === undefined) return null
  return (
    <Banner
      action={
        describeHref && (
          <LinkButton variant="secondary" size="small" href={describeHref}>
            {words.describeAgain}
          </LinkButton>
        )
      }
    >
      {hasMarks(editor) ? activityWording.marks.note : words.described}
    </Banner>
  )
}

function Sections({ uid, editor, payouts, fee }: Pick<EditorProps, 'uid' | 'editor' | 'payouts' | 'fee'>) {
  const { draft, errors, change } = editor
  const onFields: SectionProps['onFields'] = (fields) => change({ kind: 'fields-set', fields })
  const section = { draft, errors, onFields }
  const search = usePlaceSearch()
  return (
    <div className={styles.sections}>
      <BasicsSection {...section} cover={<MediaPart editor={editor} />} />
      <WhenSection {...section} onMoveStart={(startDate) => change({ kind: 'start-moved', startDate })} />
      <WhereSection
        {...section}
        search={search}
        onPlaceZone={(placeZone) => change({ kind: 'held', held: { placeZone } })}
      />
      <TicketTypesPart {...{ uid, editor, payouts, fee }} />
      {(isPaid(draft) || draft.promocodes.length > 0) && <PromoCodesPart editor={editor} />}
      <QuestionsPart editor={editor} />
      <AudienceSection {...section} />
      <RsvpSection {...section} />
    </div>
  )
}

export interface EditorProps {
  uid: string
  editor: EditorState
  status: ActivityStatus
  title: string
  lead?: string
  previewHref: string
  /** Where a new draft is described again; left open, it was not made of a description. */
  describeHref?: string | undefined
  /** Throws away what was typed. */
  onDiscard: () => void
  /** When it goes live by itself, for a saved draft. */
  schedule?: ReactNode
  /** Whether the owner of a saved activity can be paid. */
  payouts?: OwnerPayouts | undefined
  /** What the platform takes, as it was agreed for an activity that is there. */
  fee?: PlatformFee | undefined
  /** Offered where typing from another time was brought back. */
  restored?: { text: string; action: string } | undefined
}

/** The one form behind creating and editing an activity. */
export function Editor(props: EditorProps) {
  const { uid, editor, status, title, lead, previewHref, onDiscard, schedule, restored } = props
  return (
    <PageRoom>
      <PageHeader title={title} lead={lead} />
      <div className={styles.notes}>
        <ConflictNote sync={editor.sync} onDiscard={onDiscard} />
        {restored && (
          <Banner
            action={
              <Button variant="secondary" size="small" onClick={() => confirmDiscard(onDiscard)}>
                {restored.action}
              </Button>
            }
          >
            {restored.text}
          </Banner>
        )}
        <DraftedNote editor={editor} describeHref={props.describeHref} />
        <Problem editor={editor} />
        {schedule}
      </div>
      <div className={styles.columns}>
        <Sections uid={uid} editor={editor} payouts={props.payouts} fee={props.fee} />
        <EditorSide uid={uid} draft={editor.draft} previewHref={previewHref} payouts={props.payouts} />
      </div>
      <EditorActions editor={editor} status={status} previewHref={previewHref} />
    </PageRoom>
  )
}
