import { Dialog } from '../../ui/dialogs/dialog'
import { OrganiserForm } from './organiser-form'
import { ReportForm } from './report-form'
import { messageWording as words } from './wording'

export interface MessageDialogProps {
  activity: {
    readonly shareRef: string
    readonly title: string
    readonly organiser: { readonly name: string }
  }
  kind: 'contact' | 'report'
  onClose: () => void
}

/** A message about an activity, over its page; a press outside loses nothing. */
export function MessageDialog({ activity, kind, onClose }: MessageDialogProps) {
  const { shareRef, title, organiser } = activity
  const heading = kind === 'contact' ? words.organiser.title(title) : words.reporting.title(title)
  return (
    <Dialog open title={heading} onClose={onClose} closeOnOutsideClick={false}>
      {kind === 'contact' ? (
        <OrganiserForm shareRef={shareRef} organiserName={organiser.name} onDone={onClose} />
      ) : (
        <ReportForm shareRef={shareRef} onDone={onClose} />
      )}
    </Dialog>
  )
}
