import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import type { DialogProps } from './dialog'

afterEach(cleanup)

function show(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Share" {...props}>
      <p>inside</p>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { hidden: true }) }
}

it('is named by its title and closes by its button', () => {
  const { onClose } = show()
  expect(screen.getByRole('heading', { name: 'Share', hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('closes by a click outside, not by one inside', () => {
  const { onClose, dialog } = show()
  fireEvent.mouseDown(screen.getByText('inside'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays after a click outside where that was asked for', () => {
  const { onClose, dialog } = show({ closeOnOutsideClick: false })
  fireEvent.mouseDown(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

it('closes by Escape', () => {
  const { onClose, dialog } = show()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('needs no title, but a name', () => {
  show({ title: undefined, label: 'You' })
  expect(screen.getByRole('dialog', { name: 'You', hidden: true })).toBeTruthy()
})
