import { Dialog } from '../ui/dialogs/dialog'
import { closeModal, modals } from '../lib/state/modals'
import { useStore } from '../lib/state/store'

/** Shows every modal of the global list, the last one on top. */
export function ModalList() {
  return useStore(modals).map(({ id, render, ...rest }) => (
    <Dialog key={id} {...rest} open onClose={() => closeModal(id)}>
      {render(() => closeModal(id))}
    </Dialog>
  ))
}
