import type { SharedCapacity, TicketTypeSave } from 'functions/contract/tickets/ticket-type'
import { openModal } from '../../lib/state/modals'
import { cloneOf } from '../../features/activities/draft/sources/clone'
import { defaultTicketType } from '../../features/activities/draft/defaults'
import { isPaid } from '../../features/activities/draft/checklist'
import { currencyOf, nameOf } from '../../features/activities/draft/draft'
import type { DraftTicketType } from '../../features/activities/draft/draft'
import { errorsBelow, fieldId } from '../../features/activities/draft/field-errors'
import { ticketTypeToSave } from '../../features/activities/draft/keeping/to-save'
import { CancellationChoice } from '../../features/activities/sections/cancellation-choice'
import { FeeChoice } from '../../features/activities/sections/fee-choice'
import type { PlatformFee } from '../../features/activities/sections/fee-choice'
import { GuessMark } from '../../features/activities/sections/guess-mark'
import { FormSection } from '../../features/activities/sections/section'
import type { SectionProps } from '../../features/activities/sections/section-props'
import { TaxChoice } from '../../features/activities/sections/tax-choice'
import { usePayoutMethod } from '../../features/payouts/payout-method'
import { cancellationText } from 'functions/contract/tickets/cancellation-text'
import { SharedCapacityList } from '../../features/ticket-types/shared-capacity-list'
import { firstCurrency } from '../../features/ticket-types/currencies'
import type { SellsIn } from '../../features/ticket-types/currencies'
import { TicketTypeForm } from '../../features/ticket-types/ticket-type-form'
import type { TicketTypeFormProps } from '../../features/ticket-types/ticket-type-form'
import { TicketTypeList } from '../../features/ticket-types/ticket-type-list'
import { ticketTypeEditing as words } from '../../features/ticket-types/editing-wording'
import { Banner } from '../../ui/states/banner'
import { Checkbox } from '../../ui/fields/checkbox'
import { useToast } from '../../ui/dialogs/toast'
import type { OwnerPayouts } from './editor-side'
import type { Editor } from './use-editor'

/** The ids and marks of a ticket type, which its form knows nothing of. */
function withNameOf(before: DraftTicketType, value: TicketTypeSave): DraftTicketType {
  const { tempId, shareRef, saleEndFollowsStart, saleEndsAt } = before
  const follows = saleEndFollowsStart === true && saleEndsAt === value.saleEndsAt
  return {
    ...value,
    ...(tempId !== undefined && { tempId }),
    ...(shareRef !== undefined && { shareRef }),
    ...(follows && { saleEndFollowsStart: true }),
  }
}

/** What the activity's owner can sell in: as the payment provider says now where they edit, else as it was when the activity was read. */
function useSellsIn(uid: string, payouts: OwnerPayouts | undefined): SellsIn {
  const { data } = usePayoutMethod(uid)
  if (payouts?.isOwn === false || !data) return payouts?.sellsIn
  return data.status === 'ready' ? data.sellsIn : null
}

interface OwnerProps {
  uid: string
  payouts: OwnerPayouts | undefined
}

/** The form in its dialog, which learns the currencies also where it is open before they are known. */
function TicketTypeDialog({ uid, payouts, ...form }: OwnerProps & Omit<TicketTypeFormProps, 'sellsIn'>) {
  return <TicketTypeForm {...form} sellsIn={useSellsIn(uid, payouts)} />
}

function useTicketTypeDialogs({ draft, change, errors }: Editor, owner: OwnerProps) {
  const sellsIn = useSellsIn(owner.uid, owner.payouts)
  const toast = useToast()

  function open(title: string, value: DraftTicketType, index: number | undefined) {
    const kind = index === undefined ? 'ticket-type-added' : 'ticket-type-replaced'
    openModal({
      title,
      closeOnOutsideClick: false,
      render: (close) => (
        <TicketTypeDialog
          {...owner}
          value={ticketTypeToSave(value)}
          places={draft.sharedCapacities ?? []}
          errors={index === undefined ? undefined : errorsBelow(errors, `ticketTypes.${index}`)}
          onCancel={close}
          onSave={(next) => {
            change({ kind, ticketType: withNameOf(value, next) })
            change({ kind: 'currency-chosen', currency: next.currency })
            close()
          }}
        />
      ),
    })
  }

  return {
    onAdd: () => {
      const fresh = defaultTicketType(draft.timezone, new Date().toISOString())
      const isFirst = draft.ticketTypes.length === 0
      const currency = currencyOf(draft)
      open(
        words.dialog.add,
        isFirst
          ? { ...fresh, currency: firstCurrency(fresh.currency, sellsIn) }
          : { ...fresh, title: '', description: '', currency, saleEndsAt: null },
        undefined,
      )
    },
    onEdit: (type: DraftTicketType, index: number) => open(words.dialog.edit, type, index),
    onClone: (type: DraftTicketType, index: number) => {
      const ticketType = cloneOf(type, crypto.randomUUID())
      change({ kind: 'ticket-type-added', ticketType, at: index + 1 })
    },
    onMove: (key: string, to: number) => {
      const ticketType = draft.ticketTypes.find((type) => nameOf(type) === key)
      if (ticketType) change({ kind: 'ticket-type-moved', ticketType, to })
    },
    onRemove: (type: DraftTicketType, index: number) => {
      change({ kind: 'ticket-type-removed', ticketType: type })
      const onSelect = () => change({ kind: 'ticket-type-added', ticketType: type, at: index })
      toast.show({ text: words.list.removed(type.title), action: { label: words.list.undo, onSelect } })
    },
  }
}

/** Sets the places that ticket types share; whoever shared places that are gone has none to share. */
function shareCapacity({ draft, change }: Editor, sharedCapacities: SharedCapacity[]) {
  change({ kind: 'fields-set', fields: { sharedCapacities } })
  const isThere = (key: string) => sharedCapacities.some((places) => places.key === key)
  if (draft.ticketTypes.every(({ sharesCapacity }) => !sharesCapacity || isThere(sharesCapacity))) return
  const ticketTypes = draft.ticketTypes.map((type) => {
    return type.sharesCapacity && !isThere(type.sharesCapacity) ? { ...type, sharesCapacity: null } : type
  })
  change({ kind: 'ticket-types-replaced', ticketTypes })
}

interface TicketTypesPartProps extends OwnerProps {
  editor: Editor
  /** What was agreed for an activity that is there; a new one gets what counts now. */
  fee: PlatformFee | undefined
}

/** The tickets of the form: a list, with a dialog for each. */
export function TicketTypesPart({ uid, editor, payouts, fee }: TicketTypesPartProps) {
  const { draft, change, errors } = editor
  const payout = usePayoutMethod(uid)
  const platformFee = fee ?? payout.data?.platformFee
  const dialogs = useTicketTypeDialogs(editor, { uid, payouts })
  const onFields: SectionProps['onFields'] = (fields) => change({ kind: 'fields-set', fields })
  const mark = draft.marks?.ticketTypes
  return (
    <FormSection heading={words.list.heading} help={words.list.help}>
      <div id={fieldId('ticketTypes')} tabIndex={-1}>
        <TicketTypeList
          ticketTypes={draft.ticketTypes}
          sharedCapacities={draft.sharedCapacities ?? []}
          keyOf={nameOf}
          idOf={(index) => fieldId(`ticketTypes.${index}`)}
          errorOf={(index) => Object.values(errorsBelow(errors, `ticketTypes.${index}`))[0]}
          {...dialogs}
        />
      </div>
      {mark && (
        <GuessMark mark={mark} onSettle={() => change({ kind: 'mark-settled', field: 'ticketTypes' })} />
      )}
      {errors['ticketTypes'] !== undefined && <Banner tone="error">{errors['ticketTypes']}</Banner>}
      {(draft.ticketTypes.length > 1 || (draft.sharedCapacities ?? []).length > 0) && (
        <SharedCapacityList
          places={draft.sharedCapacities ?? []}
          errors={errorsBelow(errors, 'sharedCapacities')}
          idOf={(path) => fieldId(`sharedCapacities.${path}`)}
          onChange={(places) => shareCapacity(editor, places)}
        />
      )}
      {draft.ticketTypes.some(
        (type) => type.capacity !== null || typeof type.sharesCapacity === 'string',
      ) && (
        <Checkbox
          label={words.list.waitList}
          help={words.list.waitListHelp}
          checked={draft.waitList ?? true}
          onChange={(waitList) => change({ kind: 'fields-set', fields: { waitList } })}
        />
      )}
      {draft.ticketTypes.some(
        (type) => type.capacity !== null || typeof type.sharesCapacity === 'string',
      ) && (
        <Checkbox
          label={words.list.waitingRoom}
          help={words.list.waitingRoomHelp}
          checked={draft.waitingRoom ?? false}
          onChange={(waitingRoom) => change({ kind: 'fields-set', fields: { waitingRoom } })}
        />
      )}
      {draft.ticketTypes.length > 0 && (
        <Checkbox
          label={words.list.transfers}
          help={words.list.transfersHelp}
          checked={draft.transfers ?? true}
          onChange={(transfers) => change({ kind: 'fields-set', fields: { transfers } })}
        />
      )}
      {isPaid(draft) && <FeeChoice {...{ draft, onFields, platformFee }} />}
      {(isPaid(draft) || draft.tax) && (
        <TaxChoice {...{ draft, errors, onFields }} platformFee={platformFee} />
      )}
      {(isPaid(draft) || draft.cancellation) && (
        <CancellationChoice {...{ draft, errors, onFields }} textOf={cancellationText} />
      )}
    </FormSection>
  )
}
