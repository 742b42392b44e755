import { expect, it } from 'vitest'
import type { DoorEntry } from 'functions/contract/check-in/door'
import { countGuests, findGuests } from './find-guests'

const guest = (name: string, over: Partial<DoorEntry> = {}): DoorEntry => ({
  key: `ticket-of-${name}`,
  kind: 'ticket',
  name,
  title: 'Garden seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
  ...over,
})

it('finds by beginnings of names and tickets, without accents, in the order of names', () => {
  const all = [guest('Zoë Adams'), guest('Ada Zorn'), guest('Bea', { title: 'Balcony' })]
  const names = (search: string) => findGuests(all, search).map((it) => it.name)
  expect(names('')).toEqual(['Ada Zorn', 'Bea', 'Zoë Adams'])
  expect(names('zo')).toEqual(['Ada Zorn', 'Zoë Adams'])
  expect(names('ada ZOE')).toEqual(['Zoë Adams'])
  expect(names('balc')).toEqual(['Bea'])
  expect(names('nobody')).toEqual([])
})

it('counts people with those whom they bring, and nobody whose ticket is void', () => {
  const all = [guest('Ada', { status: 'used', guests: 2 }), guest('Bea'), guest('Cyd', { status: 'void' })]
  expect(countGuests(all)).toEqual({ inside: 3, expected: 4 })
})

it('finds a ticket by its short code as people type it, among names that begin alike', () => {
  const all = [guest('Mara'), guest('Bea', { shortCode: 'MARAB2' }), guest('Mara B')]
  const names = (search: string) => findGuests(all, search).map((it) => it.name)
  expect(names('mara-b2')).toEqual(['Bea'])
  expect(names('mara')).toEqual(['Mara', 'Mara B'])
})
