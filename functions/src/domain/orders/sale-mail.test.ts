import { describe, expect, it } from 'vitest'
import type { Order } from '../../../contract/orders/order'
import { saleMail } from './sale-mail'

const order = (quantity: number) =>
  ({
    id: 'order123',
    activity: { title: 'Tea & <b>talk</b>\r\nBcc: everybody@example.com' },
    items: [{ title: 'Seat', quantity }],
    buyer: { fullName: 'Bo <i>Buyer</i>', email: 'bo@example.com' },
    currency: 'usd',
    pricing: { total: 4000 },
  }) as unknown as Order
const urls = { dashboard: 'https://t.example/d', unsubscribe: 'https://t.example/u?a=1&b=2' }

describe('the mail about a sale', () => {
  it('says what was sold to whom for how much, and how to stop it', () => {
    const { subject, text } = saleMail(order(2), urls)
    expect(subject).toMatch(/^2 tickets sold: Tea/)
    for (const part of ['2 × Seat', '$40', urls.dashboard, urls.unsubscribe]) expect(text).toContain(part)
    expect(saleMail(order(1), urls).subject).toMatch(/^1 ticket sold/)
  })

  it('lets neither a title nor a name add markup or headers', () => {
    const { subject, html } = saleMail(order(1), urls)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<b>talk|<i>Buyer/)
    expect(html).toContain('a=1&amp;b=2')
  })
})
