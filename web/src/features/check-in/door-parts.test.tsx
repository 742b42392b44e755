import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DoorEntry } from 'functions/contract/check-in/door'
import { GuestList } from './guests/guest-list'
import { Scanner } from './scan/scanner'
import { VerdictFlash } from './scan/verdict-flash'
import { verdictWords } from './scan/verdict-words'

afterEach(cleanup)

const guest = (name: string, over: Partial<DoorEntry> = {}): DoorEntry => ({
  key: `ticket-of-${name}`,
  kind: 'ticket',
  name,
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
  ...over,
})

describe('the list of guests', () => {
  it('lets in whoever is not in, takes back whoever is, and offers nothing for a void ticket', () => {
    const guests = new Map(
      [guest('Ada'), guest('Bea', { status: 'used' }), guest('Cyd', { status: 'void' })].map((it) => [
        it.key,
        it,
      ]),
    )
    const [onAdmit, onUndo] = [vi.fn(), vi.fn()]
    const act = { guests, onAdmit, onUndo, onSearch: vi.fn() }
    const { rerender } = render(<GuestList {...act} search="" />)
    fireEvent.click(screen.getByRole('button', { name: 'Let in: Ada' }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Bea' }))
    expect(onAdmit).toHaveBeenCalledWith('ticket-of-Ada')
    expect(onUndo).toHaveBeenCalledWith(expect.objectContaining({ name: 'Bea' }))
    expect(screen.getAllByRole('button')).toHaveLength(2)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cy' } })
    expect(act.onSearch).toHaveBeenCalledWith('cy')
    rerender(<GuestList {...act} search="cy" />)
    expect(screen.queryByText('Ada')).toBeNull()
  })
})

describe('the scanner', () => {
  it('takes codes that are typed, where there is no camera', async () => {
    const onCode = vi.fn()
    render(<Scanner onCode={onCode} />)
    await screen.findByText(/There is no camera/)
    const field = screen.getByLabelText('Ticket code or name')
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: ' T1.a.b.c.d ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Check' }))
    expect(onCode).toHaveBeenCalledWith('T1.a.b.c.d')
    expect((field as HTMLInputElement).value).toBe('')
  })
})

describe('a verdict', () => {
  it('says what it is and why', () => {
    const admitted = {
      kind: 'admitted',
      key: 'k',
      name: 'Ada',
      title: 'Seat',
      guests: 2,
      isListed: true,
    } as const
    expect(verdictWords(admitted)).toEqual({ title: 'Welcome, Ada', detail: 'Seat · and 2 more' })
    const already = { kind: 'already', name: 'Ada', at: null, gate: '', byName: null } as const
    expect(verdictWords(already)).toEqual({ title: 'Ada is in already', detail: 'Used before' })
    expect(verdictWords({ kind: 'void', name: 'Ada' }).detail).toMatch(/^Ada\. .*refunded/)
  })

  it('goes when it is touched', () => {
    const onClose = vi.fn()
    render(<VerdictFlash verdict={{ kind: 'unknown' }} onClose={onClose} />)
    expect(screen.getByText('Not valid')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
