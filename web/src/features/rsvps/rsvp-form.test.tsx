// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RsvpForm } from './rsvp-form'
import type { RsvpSheetProps } from './rsvp-sheet-props'

afterEach(cleanup)

const onSend = vi.fn<RsvpSheetProps['onSend']>()
afterEach(() => onSend.mockReset())

const guest = { name: 'Nora Newcomer', email: null }

function formOf(over: object) {
  const props = {
    activity: { asked: { questions: [] } },
    needsTicket: false,
    answer: 'interested',
    isGuest: true,
    questions: () => null,
    info: undefined,
    isSending: false,
    isSaved: false,
    problem: undefined,
    onSend,
    onClose: () => undefined,
    ...over,
  }
  return createElement(RsvpForm, props as unknown as RsvpSheetProps)
}

/** Enter in a field sends a form whose button waits, too. */
const send = () => fireEvent.submit(screen.getByLabelText('Your name').closest('form') as HTMLFormElement)
const isWrong = () => screen.getByLabelText('Your name').getAttribute('aria-invalid') === 'true'

describe('a guest whose name is being read', () => {
  it('is not asked for it, and sends it once it is there', () => {
    const { rerender } = render(formOf({ isReading: true }))
    send()
    expect([onSend.mock.calls.length, isWrong()]).toEqual([0, false])
    rerender(formOf({ isReading: false, info: { guest, answers: [] } }))
    send()
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({
      response: 'interested',
      guest: { name: 'Nora Newcomer' },
    })
  })

  it('is asked for it when it cannot be read', () => {
    const { rerender } = render(formOf({ isReading: true }))
    rerender(formOf({ isReading: false }))
    send()
    expect([onSend.mock.calls.length, isWrong()]).toEqual([0, true])
  })

  it('sends a name that they type meanwhile', () => {
    render(formOf({ isReading: true }))
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Nora' } })
    send()
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ guest: { name: 'Nora' } })
  })
})
