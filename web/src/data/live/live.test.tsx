// @vitest-environment-options { "url": "http://localhost:5100/" }
import { act, cleanup, render, screen } from '@testing-library/react'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, useLiveSource } from './live'
import { closeAll, openListeners } from './live-registry'
import { FixedSession } from '../session'
import type { Session } from '../session'

/** A source that counts how often it is open and says what it is told to. */
function createSource() {
  let open = 0
  const fails = new Set<(error: never) => void>()
  const nexts = new Set<(value: string) => void>()
  return {
    open: () => open,
    say: (value: string) => act(() => nexts.forEach((next) => next(value))),
    refuse: () => act(() => fails.forEach((fail) => fail({ code: 'permission-denied' } as never))),
    start: () =>
      listen((next, fail) => {
        open += 1
        const say = (data: string) => next({ status: 'ready', data })
        nexts.add(say)
        fails.add(fail)
        return () => {
          open -= 1
          nexts.delete(say)
          fails.delete(fail)
        }
      }),
  }
}

const CACHE = '_reactFirePreloadedObservables'
const reactFire = globalThis as { [CACHE]?: Map<string, unknown> }
const cachedByReactFire = () => [...(reactFire[CACHE]?.keys() ?? [])].filter((id) => id !== 'turnout:idle')

const personOf = (uid: string): Session => ({
  state: 'signed-in',
  user: { uid } as NonNullable<Session['user']>,
})

type Source = ReturnType<typeof createSource>

function Reader({ source, name = 'doc:a' }: { source: Source; name?: string }) {
  const raw = useLiveSource(name, source.start)
  return <p>{raw ? (raw.status === 'ready' ? String(raw.data) : raw.status) : 'loading'}</p>
}

function show(session: Session, source: Source, copies = 1) {
  const tree = (it: Session) => (
    <FixedSession session={it}>
      {Array.from({ length: copies }, (_, index) => (
        <Reader key={index} source={source} />
      ))}
    </FixedSession>
  )
  const view = render(tree(session))
  return { ...view, as: (next: Session) => view.rerender(tree(next)) }
}

const shown = () => screen.getAllByRole('paragraph').map((it) => it.textContent)

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  cleanup()
  closeAll()
  vi.useRealTimers()
})

describe('one listener', () => {
  it('serves every reader of the same thing', () => {
    const source = createSource()
    show(personOf('ana'), source, 3)
    source.say('one')
    expect(source.open()).toBe(1)
    expect(shown()).toEqual(['one', 'one', 'one'])
  })

  it('is not opened again by drawing again', () => {
    const source = createSource()
    const { as } = show(personOf('ana'), source)
    for (let time = 0; time < 20; time += 1) as(personOf('ana'))
    expect(source.open()).toBe(1)
    expect(openListeners()).toEqual(['turnout:ana:doc:a'])
    expect(cachedByReactFire()).toEqual(['turnout:ana:doc:a'])
  })

  it('closes a little after its last reader left, and ReactFire forgets it', () => {
    const source = createSource()
    const { unmount } = show(personOf('ana'), source)
    unmount()
    expect(source.open()).toBe(1)
    vi.advanceTimersByTime(5000)
    expect(source.open()).toBe(0)
    expect(openListeners()).toEqual([])
    expect(cachedByReactFire()).toEqual([])
  })

  it('stays open for a reader who comes back at once', () => {
    const source = createSource()
    const { unmount } = show(personOf('ana'), source)
    source.say('one')
    unmount()
    vi.advanceTimersByTime(500)
    show(personOf('ana'), source)
    expect(shown()).toEqual(['one'])
    vi.advanceTimersByTime(60_000)
    expect(source.open()).toBe(1)
  })
})

describe('another person', () => {
  it('never sees what the one before read', () => {
    const source = createSource()
    const { as } = show(personOf('ana'), source)
    source.say("Ana's")
    as(personOf('tom'))
    expect(shown()).toEqual(['loading'])
    source.say("Tom's")
    expect(shown()).toEqual(["Tom's"])
    vi.advanceTimersByTime(5000)
    expect(openListeners()).toEqual(['turnout:tom:doc:a'])
    expect(source.open()).toBe(1)
  })

  it('finds nothing in any cache after a sign-out', () => {
    const source = createSource()
    const { as } = show(personOf('ana'), source)
    source.say("Ana's")
    closeAll()
    as({ state: 'signed-out' })
    expect(shown()).toEqual(['loading'])
    expect(cachedByReactFire()).toEqual(['turnout:nobody:doc:a'])
  })
})

describe('a refusal', () => {
  it('is a status, not an error in the tree', () => {
    const source = createSource()
    show({ state: 'signed-out' }, source)
    source.refuse()
    expect(shown()).toEqual(['refused'])
  })

  it('is over after signing in', () => {
    const source = createSource()
    const { as } = show({ state: 'signed-out' }, source)
    source.refuse()
    as(personOf('ana'))
    source.say('now')
    expect(shown()).toEqual(['now'])
  })

  it('is asked about again by the next reader', () => {
    const source = createSource()
    const { unmount } = show(personOf('ana'), source)
    source.refuse()
    unmount()
    vi.advanceTimersByTime(5000)
    show(personOf('ana'), source)
    source.say('allowed by now')
    expect(shown()).toEqual(['allowed by now'])
  })
})

it('opens nothing while nobody knows who is there', () => {
  const source = createSource()
  show({ state: 'unknown' }, source)
  expect(source.open()).toBe(0)
})

it('opens nothing without a name', () => {
  const opened = vi.fn(() => NEVER)
  function Idle() {
    useLiveSource(null, opened)
    return null
  }
  render(
    <FixedSession session={personOf('ana')}>
      <Idle />
    </FixedSession>,
  )
  expect(opened).not.toHaveBeenCalled()
})
