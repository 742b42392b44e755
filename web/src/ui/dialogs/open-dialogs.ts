import { useSyncExternalStore } from 'react'

/** The modal dialogs that are open, the topmost last. What lies outside of that one is inert and behind its shade. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a dialog above everything else. Answers what closes it. */
export function openAsModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  change([...open, dialog])
  return () => {
    dialog.close()
    change(open.filter((it) => it !== dialog))
  }
}

/** The dialog that is on top of the page, if one is open. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    watch,
    () => open.at(-1),
    () => undefined,
  )
}
