import type { ReactNode } from 'react'
import { createStore } from './store'

/** One entry of the global list of modals (specification, section 2 and 3). */
export interface Modal {
  id: string
  title?: string
  /** The name for screen readers where there is no title. */
  label?: string
  /** A click outside closes, unless this is false. */
  closeOnOutsideClick?: boolean
  /** `navbar` hangs below the top bar. */
  placement?: 'center' | 'navbar'
  /** The content; `close` removes this entry. */
  render: (close: () => void) => ReactNode
}

export const modals = createStore<readonly Modal[]>([])

/** Appends a modal and answers its id: the one given, or the time and the number of open modals. */
export function openModal(modal: Omit<Modal, 'id'> & { id?: string }): string {
  const open = modals.read()
  const id = modal.id ?? `${Date.now()}-${open.length}`
  modals.write([...open, { ...modal, id }])
  return id
}

/** Removes the modal of this id; without one of this id, nothing happens. */
export function closeModal(id: string): void {
  modals.write(modals.read().filter((modal) => modal.id !== id))
}

/** Removes all: a modal belongs to the place where it was opened. */
export function closeAllModals(): void {
  if (modals.read().length > 0) modals.write([])
}
