// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:5100/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ChosenGif, GifPage } from 'functions/contract/gifs/gif'
import { afterEach, expect, it } from 'vitest'
import { GifSearch } from './gif-search'
import { gifsQuery } from './queries'

afterEach(cleanup)

const gif = (id: string) => ({
  id,
  title: id,
  previewUrl: `/${id}.gif`,
  stillUrl: `/${id}-still.gif`,
  width: 200,
  height: 150,
})
const held: GifPage = { query: 'lanterns', items: [gif('waves'), gif('kites')], nextOffset: 2 }
const DRAFT = { title: 'Supper', words: '' }

function show({ chosen, found }: { chosen?: ChosenGif; found?: GifPage } = {}) {
  const told: GifPage[] = []
  const taken: [string, string][] = []
  const client = new QueryClient()
  if (found) {
    const { queryKey } = gifsQuery({ query: found.query, draft: DRAFT })
    client.setQueryData(queryKey, { pages: [found], pageParams: [{ query: '', offset: 0 }] })
  }
  render(
    <QueryClientProvider client={client}>
      <GifSearch
        draft={DRAFT}
        held={held}
        chosen={chosen}
        onFound={(page) => told.push(page)}
        onChosen={({ id }, url) => taken.push([id, url])}
      />
    </QueryClientProvider>,
  )
  return { client, told, taken }
}
const pressed = () =>
  screen.getAllByRole('button', { name: /^Use/ }).map((button) => button.getAttribute('aria-pressed'))

it('opens with what a draft holds, its words in the field, and asks the server for nothing', () => {
  const { client, told } = show()
  expect(screen.getByLabelText('What it shows')).toHaveProperty('value', 'lanterns')
  expect(screen.getByRole('status').textContent).toBe('Found for “lanterns”')
  expect(pressed()).toEqual(['false', 'false'])
  expect(client.isFetching()).toBe(0)
  expect(told).toEqual([])
})

it('tells what another search finds, for the draft to hold', () => {
  const found: GifPage = { query: 'cake', items: [gif('cake')], nextOffset: null }
  const { told } = show({ found })
  fireEvent.change(screen.getByLabelText('What it shows'), { target: { value: 'cake' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(told).toEqual([found])
})

it('marks the chosen picture, and takes it again without another copy', () => {
  const url = '/app/pictures/anna/waves/1280.webp'
  const { taken } = show({ chosen: { id: 'waves', url } })
  expect(pressed()).toEqual(['true', 'false'])
  fireEvent.click(screen.getByRole('button', { name: 'Use “waves”' }))
  expect(taken).toEqual([['waves', url]])
})

it('searches again when a held address shows nothing any more', () => {
  const { client } = show()
  const [picture] = document.getElementsByTagName('img')
  if (!picture) throw new Error('There is no picture.')
  fireEvent.error(picture)
  expect(client.isFetching()).toBe(1)
})
