import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { ToastProvider, useToast } from './toast'
import type { Toast } from './toast'

afterEach(cleanup)

const UNDONE = vi.fn()
const REMOVED: Toast = { text: 'Question removed.', action: { label: 'Undo', onSelect: UNDONE }, stays: true }

function Page({ dialogs }: { dialogs: readonly string[] }) {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast.show(REMOVED)}>
        Remove
      </button>
      {dialogs.map((title) => (
        <Dialog key={title} open onClose={() => undefined} title={title}>
          <p>inside</p>
        </Dialog>
      ))}
    </>
  )
}

function show() {
  const at = (...dialogs: string[]) => (
    <ToastProvider>
      <Page dialogs={dialogs} />
    </ToastProvider>
  )
  const { rerender } = render(at())
  return (...dialogs: string[]) => rerender(at(...dialogs))
}
const holder = () => screen.getByRole('region', { name: 'Messages', hidden: true }).closest('dialog')
const dialog = (name: string) => screen.getByRole('dialog', { name, hidden: true })

it('shows messages in the topmost dialog, and on the page again once all are closed', () => {
  const withDialogs = show()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(holder()).toBeNull()
  withDialogs('Share')
  expect(holder()).toBe(dialog('Share'))
  withDialogs('Share', 'Sure?')
  expect(holder()).toBe(dialog('Sure?'))
  withDialogs('Share')
  expect(holder()).toBe(dialog('Share'))
  withDialogs()
  expect(holder()).toBeNull()
  expect(screen.getByText('Question removed.')).toBeTruthy()
})

it('undoes from inside of an open dialog', () => {
  const withDialogs = show()
  withDialogs('Share')
  act(() => screen.getByRole('button', { name: 'Remove', hidden: true }).click())
  fireEvent.click(within(dialog('Share')).getByRole('button', { name: 'Undo', hidden: true }))
  expect(UNDONE).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Question removed.')).toBeNull()
})
