import { describe, expect, it } from 'vitest'
import { changeQueue, dueItems, EMPTY_QUEUE, isUnderWay, MOST_AT_ONCE } from './queue'
import type { Queue, QueueEvent, QueueItem } from './queue'

const ID = 'a'
const file = (id: string) => ({ id, name: `${id}.jpg`, size: 100, kind: 'image' as const })
const error = (code: NonNullable<QueueItem['error']>['code']) => ({ code, reason: undefined })
const result = { url: '/app/pictures/abcdefgh/960.webp' }
const queueOf = (...ids: string[]) => changeQueue(EMPTY_QUEUE, { kind: 'added', items: ids.map(file) })
const after = (queue: Queue, ...events: QueueEvent[]) => {
  let now = queue
  for (const event of events) now = changeQueue(now, event)
  return now
}
const stateOf = ({ items }: Queue, id = ID) => items.find((item) => item.id === id)?.state

/** How a file comes into each state that it can be in. */
const WAYS: Record<QueueItem['state'] | 'arrived', QueueEvent[]> = {
  waiting: [],
  running: [{ kind: 'started', id: ID }],
  arrived: [
    { kind: 'started', id: ID },
    { kind: 'arrived', id: ID },
  ],
  pausing: [
    { kind: 'started', id: ID },
    { kind: 'pause-asked', id: ID },
  ],
  paused: [
    { kind: 'started', id: ID },
    { kind: 'pause-asked', id: ID },
    { kind: 'paused', id: ID },
  ],
  canceling: [
    { kind: 'started', id: ID },
    { kind: 'cancel-asked', id: ID },
  ],
  canceled: [{ kind: 'cancel-asked', id: ID }],
  success: [
    { kind: 'started', id: ID },
    { kind: 'succeeded', id: ID, result },
  ],
  error: [
    { kind: 'started', id: ID },
    { kind: 'failed', id: ID, error: error('unauthorized') },
  ],
}
type State = keyof typeof WAYS
const inState = (state: State) => after(queueOf(ID), ...WAYS[state])
const STATES = Object.keys(WAYS) as State[]

/** Every transition there is; what is not listed changes nothing. */
const MOVES: Record<string, { event: QueueEvent; to: Partial<Record<State, QueueItem['state'] | 'gone'>> }> =
  {
    'its turn': { event: { kind: 'started', id: ID }, to: { waiting: 'running' } },
    'a pause that is asked for': {
      event: { kind: 'pause-asked', id: ID },
      to: { waiting: 'paused', running: 'pausing' },
    },
    'a pause that is done': { event: { kind: 'paused', id: ID }, to: { pausing: 'paused' } },
    'going on': { event: { kind: 'resume-asked', id: ID }, to: { paused: 'waiting' } },
    'a cancel that is asked for': {
      event: { kind: 'cancel-asked', id: ID },
      to: {
        waiting: 'canceled',
        running: 'canceling',
        arrived: 'canceling',
        pausing: 'canceling',
        paused: 'canceling',
      },
    },
    'a cancel that is done': {
      event: { kind: 'canceled', id: ID },
      to: {
        waiting: 'canceled',
        running: 'canceled',
        arrived: 'canceled',
        pausing: 'canceled',
        paused: 'canceled',
        canceling: 'canceled',
      },
    },
    'an error': {
      event: { kind: 'failed', id: ID, error: error('quota-exceeded') },
      to: {
        waiting: 'error',
        running: 'error',
        arrived: 'error',
        pausing: 'error',
        paused: 'error',
        canceling: 'canceled',
      },
    },
    success: {
      event: { kind: 'succeeded', id: ID, result },
      to: {
        waiting: 'success',
        running: 'success',
        arrived: 'success',
        pausing: 'success',
        paused: 'success',
        canceling: 'success',
      },
    },
    'another try': { event: { kind: 'retry-asked', id: ID }, to: { error: 'waiting', canceled: 'waiting' } },
    'its removal': {
      event: { kind: 'removed', id: ID },
      to: { error: 'gone', canceled: 'gone', success: 'gone' },
    },
    'a connection that goes': { event: { kind: 'went-offline' }, to: { running: 'pausing' } },
    'a connection that comes': { event: { kind: 'came-online' }, to: {} },
  }

describe.each(Object.entries(MOVES))('%s', (_, { event, to }) => {
  it.each(STATES)('of a file that is %s', (state) => {
    const before = inState(state)
    const expected = to[state] ?? stateOf(before)
    expect(stateOf(changeQueue(before, event)) ?? 'gone').toBe(expected)
  })
})

describe('a connection that was lost', () => {
  const lost = after(inState('running'), { kind: 'went-offline' }, { kind: 'paused', id: ID })

  it('pauses what runs and begins nothing', () => {
    expect(stateOf(lost)).toBe('paused')
    expect(dueItems({ ...queueOf('b'), isOnline: false })).toEqual([])
  })

  it('lets it go on when it comes back, but not what a person paused', () => {
    expect(stateOf(changeQueue(lost, { kind: 'came-online' }))).toBe('waiting')
    const byPerson = after(inState('paused'), { kind: 'went-offline' }, { kind: 'came-online' })
    expect(stateOf(byPerson)).toBe('paused')
  })

  it('that comes back before the pause is done leaves nothing behind', () => {
    const quick = after(inState('running'), { kind: 'went-offline' }, { kind: 'came-online' })
    expect(stateOf(changeQueue(quick, { kind: 'paused', id: ID }))).toBe('waiting')
  })

  it('is no error of what could not begin, unless there is a connection', () => {
    const failed: QueueEvent = { kind: 'failed', id: ID, error: error('no-connection') }
    expect(stateOf(after(inState('running'), { kind: 'went-offline' }, failed))).toBe('paused')
    expect(stateOf(after(inState('running'), failed))).toBe('error')
  })
})

describe('a queue', () => {
  it('has so many on their way at once, in the order in which they were chosen', () => {
    const queue = queueOf('a', 'b', 'c', 'd')
    expect(dueItems(queue).map((item) => item.id)).toEqual(['a', 'b'])
    const busy = after(queue, { kind: 'started', id: 'a' }, { kind: 'started', id: 'b' })
    expect([MOST_AT_ONCE, dueItems(busy)]).toEqual([2, []])
  })

  it.each<[string, QueueEvent[]]>([
    ['that is paused', WAYS.paused],
    ['that the server looks at', WAYS.arrived],
    ['that failed', WAYS.error],
  ])('gives the place of one %s to the next', (_, events) => {
    const queue = after(queueOf(ID, 'b', 'c'), ...events, { kind: 'started', id: 'b' })
    expect(dueItems(queue).map((item) => item.id)).toEqual(['c'])
  })

  it('begins a new try from nothing', () => {
    const sent = after(inState('running'), { kind: 'progressed', id: ID, sentBytes: 60 })
    const failed = after(
      sent,
      { kind: 'failed', id: ID, error: error('unknown') },
      { kind: 'retry-asked', id: ID },
    )
    expect(failed.items[0]).toMatchObject({ state: 'waiting', sentBytes: 0, error: undefined })
  })

  it('knows what would be lost if the page went away', () => {
    const safe = STATES.filter((state) => !isUnderWay(inState(state).items[0] as QueueItem))
    expect(safe).toEqual(['canceled', 'success', 'error'])
  })
})
