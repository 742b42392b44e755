import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Button } from '../button'
import { DialogForm } from './dialog-form'
import { SegmentedControl } from '../fields/segmented-control'
import { TextField } from '../fields/text-field'

afterEach(cleanup)

const nothing = () => undefined

/** Submits a form in which a field or a choice turns out to be wrong. */
async function submitted(wrong: 'name' | 'size' | 'nothing') {
  function Form() {
    const [error, setError] = useState<string>()
    const errorOf = (field: string) => (field === wrong ? error : undefined)
    return (
      <DialogForm
        onSubmit={() => setError('Look at this again.')}
        actions={<Button type="submit">Save</Button>}
      >
        <TextField label="Colour" value="" onChange={nothing} />
        <TextField label="Name" value="" error={errorOf('name')} onChange={nothing} />
        <SegmentedControl
          label="Size"
          options={[{ value: 'small', label: 'Small' }]}
          value={undefined}
          error={errorOf('size')}
          onChange={nothing}
        />
      </DialogForm>
    )
  }
  render(<Form />)
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  fireEvent.click(save)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return document.activeElement
}

it('brings a field that is wrong there, and a choice', async () => {
  expect(await submitted('name')).toBe(screen.getByLabelText('Name'))
  cleanup()
  expect(await submitted('size')).toBe(screen.getByLabelText('Small'))
})

it('leaves the focus where it was when nothing is wrong', async () => {
  expect(await submitted('nothing')).toBe(screen.getByRole('button', { name: 'Save' }))
})
