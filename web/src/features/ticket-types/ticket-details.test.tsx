import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TicketDetails } from './ticket-details'

const render = (html: string) => renderToStaticMarkup(<TicketDetails title="Floor" html={html} />)

it('shows a short rich description as it is', () => {
  expect(render('<p>A seat by the <strong>river</strong>.</p>')).toContain('by the <strong>river</strong>')
  expect(render('<p>A seat.</p>')).not.toContain('<details')
})

it.each([
  ['much text', `<p>${'By the river. '.repeat(20)}</p>`],
  ['a list', '<ul><li><p>A seat</p></li><li><p>A drink</p></li></ul>'],
])('keeps a long one closed until it is opened, which needs no script: %s', (_, html) => {
  const page = render(html)
  expect(page).toMatch(/^<details[^>]*><summary>Details<span[^>]*> of Floor<\/span><\/summary>/)
  expect(page).toContain(html)
})

it('counts what is read, not the markup around it', () => {
  const link = `<a href="https://turnout.example/${'x'.repeat(300)}">here</a>`
  expect(render(`<p>More ${link}.</p>`)).not.toContain('<details')
})

it('is nothing where there is none', () => {
  expect(render('')).toBe('')
})
