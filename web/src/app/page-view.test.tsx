// @vitest-environment-options { "url": "http://localhost:5100/" }
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { FixedSession } from '../data/session'
import { PageView } from './page-view'
import { PAGES } from '../lib/navigation/paths'
import type { PageName } from '../lib/navigation/paths'
import { appWording } from '../frame/wording'

afterEach(cleanup)

const OF_ACTIVITY = (Object.keys(PAGES) as PageName[]).filter((it) => PAGES[it].pattern.includes(':shareRef'))

async function show(name: PageName, shareRef: string) {
  const { pattern } = PAGES[name]
  await act(async () =>
    render(
      <FixedSession session={{ state: 'unknown' }}>
        <MemoryRouter initialEntries={[pattern.replace(':shareRef', shareRef)]}>
          <Routes>
            <Route path={pattern} element={<PageView name={name} />} />
          </Routes>
        </MemoryRouter>
      </FixedSession>,
    ),
  )
  return screen.queryByRole('heading', { name: appWording.notFound.title })
}

describe('an address of an activity', () => {
  it('is one of these pages', () => {
    expect(OF_ACTIVITY.toSorted()).toEqual([
      'activity',
      'dashboard',
      'door',
      'editActivity',
      'invoice',
      'publicActivity',
    ])
  })

  it.each(OF_ACTIVITY)('leads nowhere with another word in its place: %s', async (name) => {
    expect(await show(name, 'anything')).not.toBeNull()
  })

  it.each(OF_ACTIVITY)('leads to its page with a reference in its place: %s', async (name) => {
    expect(await show(name, 'abcdefghjk')).toBeNull()
  })
})
