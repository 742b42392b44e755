import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import { openModal } from '../../lib/state/modals'
import { currencyOf, nameOf } from '../../features/activities/draft/draft'
import { errorsBelow, fieldId } from '../../features/activities/draft/field-errors'
import { FormSection } from '../../features/activities/sections/section'
import { PromoCodeForm } from '../../features/promo-codes/promo-code-form'
import { PromoCodeList } from '../../features/promo-codes/promo-code-list'
import { promoCodeWording as words } from '../../features/promo-codes/wording'
import { Banner } from '../../ui/states/banner'
import { useToast } from '../../ui/dialogs/toast'
import type { Editor } from './use-editor'

/** The tickets that a code can be for. */
const choicesIn = ({ ticketTypes }: Editor['draft']) =>
  ticketTypes.map((type) => ({
    name: nameOf(type),
    title: type.title,
    isHidden: type.hidden === true,
  }))

function usePromoCodeDialogs({ draft, change, errors }: Editor) {
  const toast = useToast()

  function open(title: string, value: PromoCodeSave | undefined, index: number) {
    openModal({
      title,
      closeOnOutsideClick: false,
      render: (close) => (
        <PromoCodeForm
          value={value}
          currency={currencyOf(draft)}
          ticketTypes={choicesIn(draft)}
          taken={draft.promocodes.map((promo) => promo.code)}
          errors={errorsBelow(errors, `promocodes.${index}`)}
          onCancel={close}
          onSave={(promoCode) => {
            change({ kind: value ? 'promo-code-edited' : 'promo-code-added', promoCode })
            close()
          }}
        />
      ),
    })
  }

  return {
    onAdd: () => open(words.dialog.add, undefined, draft.promocodes.length),
    onEdit: (promo: PromoCodeSave, index: number) => open(words.dialog.edit, promo, index),
    onRemove: (promoCode: PromoCodeSave) => {
      change({ kind: 'promo-code-removed', code: promoCode.code })
      const onSelect = () => change({ kind: 'promo-code-added', promoCode })
      toast.show({ text: words.removed(promoCode.code), action: { label: words.undo, onSelect } })
    },
  }
}

/** The promo codes of the form: a list, with a dialog for each. */
export function PromoCodesPart({ editor }: { editor: Editor }) {
  const { draft, errors } = editor
  const dialogs = usePromoCodeDialogs(editor)
  return (
    <FormSection heading={words.heading} help={words.help}>
      <div id={fieldId('promocodes')} tabIndex={-1}>
        <PromoCodeList
          promoCodes={draft.promocodes}
          currency={currencyOf(draft)}
          ticketTypes={choicesIn(draft)}
          idOf={(index) => fieldId(`promocodes.${index}`)}
          errorOf={(index) => Object.values(errorsBelow(errors, `promocodes.${index}`))[0]}
          {...dialogs}
        />
      </div>
      {errors['promocodes'] !== undefined && <Banner tone="error">{errors['promocodes']}</Banner>}
    </FormSection>
  )
}
