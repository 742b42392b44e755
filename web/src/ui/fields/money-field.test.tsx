import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { MoneyField } from './money-field'

afterEach(cleanup)

function show(currency: string, initial?: number) {
  const changes = vi.fn()
  function Form() {
    const [value, setValue] = useState(initial)
    return (
      <MoneyField
        label="Price"
        currency={currency}
        value={value}
        onChange={(next) => {
          changes(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('Price')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  return { changes, input, type }
}

it.each([
  ['12', 'usd', 1200],
  ['12.5', 'usd', 1250],
  ['12,50', 'usd', 1250],
  ['1 200', 'jpy', 1200],
  ['0', 'usd', 0],
])('hands %s %s on in minor units', (text, currency, amount) => {
  const { changes, type } = show(currency)
  type(text)
  expect(changes).toHaveBeenLastCalledWith(amount)
})

it.each([
  ['abc', 'usd'],
  ['-5', 'usd'],
  ['12.345', 'usd'],
  ['12.5', 'jpy'],
  ['1000000', 'usd'],
])('hands nothing on for %s %s, and says so once the field is left', (text, currency) => {
  const { changes, input, type } = show(currency, 500)
  type(text)
  expect(changes).toHaveBeenLastCalledWith(undefined)
  expect(input.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.value).toBe(text)
})

it('shows an amount as it will be read once the field is left', () => {
  const { input, type } = show('usd')
  type('12,5')
  expect(input.value).toBe('12,5')
  fireEvent.blur(input)
  expect(input.value).toBe('12.50')
})

it('may be empty', () => {
  const { changes, input, type } = show('usd', 500)
  expect(input.value).toBe('5')
  type('')
  fireEvent.blur(input)
  expect(changes).toHaveBeenLastCalledWith(undefined)
  expect(input.getAttribute('aria-invalid')).toBeNull()
})
