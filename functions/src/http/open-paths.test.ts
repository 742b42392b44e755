import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../contract/api/routes'
import type { Route } from '../../contract/api/routes'
import { createApp } from './app'
import { OPEN_PATHS } from './open-paths'

const routes = Object.entries<Route>(ROUTES)

/** What the server answers, without the patterns of its parameters. */
function servedPaths(): string[] {
  const paths = createApp()
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/app/'))
    .map(({ path }) => path.slice('/app'.length).replaceAll(/\{.+?\}(?=\/|$)/g, ''))
  return [...new Set(paths)].toSorted()
}

describe('App Check', () => {
  it('is asked for, or not with a reason, by everything that is served below /app', () => {
    const stated = routes.map(([, { path }]) => path.replaceAll(/\{(\w+)\}/g, ':$1'))
    expect(servedPaths()).toEqual([...new Set([...stated, ...Object.keys(OPEN_PATHS)])].toSorted())
  })

  it('is required of every route that writes, but for the view that the public page counts and the sign-in that is recorded', () => {
    const open = routes.filter(([, { method, withoutAppCheck }]) => method !== 'GET' && withoutAppCheck)
    expect(open.map(([name, { withoutAppCheck }]) => [name, withoutAppCheck])).toEqual([
      ['signIn', 'arrival'],
      ['recordView', 'page-view'],
    ])
  })

  it('is required of every file that is made, and of every read that asks another company', () => {
    const files = routes.filter(([, { file }]) => file !== undefined).map(([name]) => name)
    expect(files).not.toEqual([])
    const open = routes.filter(([, { withoutAppCheck }]) => withoutAppCheck).map(([name]) => name)
    for (const name of [...files, 'searchPlaces', 'readPayoutMethod']) expect(open).not.toContain(name)
    expect(open).toContain('listActivities')
  })
})
