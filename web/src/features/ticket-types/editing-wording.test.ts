import { expect, it } from 'vitest'
import { ticketTypeEditing as words } from './editing-wording'

it('says how many tickets one order holds where the organiser sets no limit', () => {
  expect(words.dialog.mostHelp).toBe('Leave it empty for up to 50 in one order.')
  expect(words.list.perPurchase(2, null)).toBe('2 to 50 at once')
  expect(words.list.perPurchase(2, 4)).toBe('2 to 4 at once')
})
