// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox'

const OPTIONS = [
  { id: 'a', title: 'Jardim do Torel', detail: 'Lisbon' },
  { id: 'b', title: 'Jardim da Estrela', detail: 'Lisbon' },
]
const choose = vi.fn()
let root: ReturnType<typeof createRoot>

function field(): HTMLInputElement {
  return document.querySelector('[role=combobox]')!
}
function type(text: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  act(() => {
    value?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function press(key: string) {
  act(
    () => void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
}
const activeText = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  choose.mockClear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
  act(() =>
    root.render(
      <Combobox
        label="Place"
        value="jar"
        onChange={() => undefined}
        options={OPTIONS}
        onChoose={choose}
        status="2 places"
        listLabel="Places"
      />,
    ),
  )
})
afterEach(() => act(() => root.unmount()))

describe('a combobox', () => {
  it('stays closed until somebody types', () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    type('jard')
    expect(field().getAttribute('aria-expanded')).toBe('true')
  })

  it('goes round with the arrows, and back to the text', () => {
    type('jard')
    press('ArrowDown')
    expect(activeText()).toContain('Torel')
    press('ArrowDown')
    expect(activeText()).toContain('Estrela')
    press('ArrowDown')
    expect(activeText()).toBeUndefined()
    press('ArrowUp')
    expect(activeText()).toContain('Estrela')
  })

  it('takes the one that is active on Enter, and none otherwise', () => {
    type('jard')
    press('Enter')
    expect(choose).not.toHaveBeenCalled()
    press('ArrowDown')
    press('Enter')
    expect(choose).toHaveBeenCalledWith(0)
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('closes on Escape', () => {
    type('jard')
    press('Escape')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})
