import { describe, expect, it } from 'vitest'
import { HELP } from './help'
import { searchHelp, textOf } from './help-search'
import type { HelpGroup } from './help-search'

const found = (search: string) =>
  searchHelp(HELP, search).flatMap(({ answers }) => answers.map(({ id }) => id))

describe('the help', () => {
  it('has each answer under an address of its own', () => {
    const ids = [
      ...HELP.map(({ id }) => `group-${id}`),
      ...HELP.flatMap(({ answers }) => answers.map(({ id }) => id)),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has the answers that other pages lead to', () => {
    const ids = HELP.flatMap(({ answers }) => answers.map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining(['find-tickets', 'refund-get', 'payouts-how']))
  })

  it.each([
    ['lost phone', 'ticket-lost'],
    ['REFUND', 'refund-get'],
    ["can't sign in", 'sign-in'],
    ['csv', 'import'],
    ['cancel activity', 'cancel'],
    ['esc', 'keyboard'],
  ])('finds what “%s” asks for', (search, id) => {
    expect(found(search)).toContain(id)
  })

  it('finds an answer by all words of a search, not by one of them', () => {
    expect(found('refund')).not.toHaveLength(0)
    expect(found('refund zebra')).toEqual([])
  })

  it('shows everything while nothing is searched for', () => {
    expect(searchHelp(HELP, '  ')).toBe(HELP)
  })

  it('leaves out groups without an answer', () => {
    const groups: HelpGroup[] = [
      { id: 'a', title: 'A', answers: [{ id: 'x', question: 'Where?', answer: <p>Here</p> }] },
      { id: 'b', title: 'B', answers: [{ id: 'y', question: 'When?', answer: 'Now' }] },
    ]
    expect(searchHelp(groups, 'when').map(({ id }) => id)).toEqual(['b'])
  })

  it('reads the words of nested elements', () => {
    const node = (
      <>
        <p>
          One <strong>two</strong>
        </p>
        {3}
        {null}
      </>
    )
    expect(textOf(node).split(/\s+/).filter(Boolean)).toEqual(['One', 'two', '3'])
  })
})
