import { expect, it } from 'vitest'
import { UploadError } from '../../data/uploads'
import type { UploadOptions } from '../../data/uploads'
import { createUploadQueue } from './upload-queue'

const URL_OF = (name: string) => `/app/pictures/${name}/960.webp`

/** A sender whose every step the test decides. */
function senders() {
  const calls: { file: File; options: UploadOptions; done: () => void; fail: (error: unknown) => void }[] = []
  const told: string[] = []
  const queue = createUploadQueue(
    (file, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new UploadError('canceled')))
        calls.push({ file, options, done: () => resolve({ url: URL_OF(file.name) }), fail: reject })
      }),
  )
  const begin = (place: number) => {
    const { file, options } = calls[place] ?? {}
    const tell = (what: string) => () => void told.push(`${what} ${file?.name}`)
    options?.onStart?.({ pause: tell('pause'), resume: tell('resume') })
  }
  const states = () => queue.read().items.map((item) => item.state)
  const idOf = (place: number) => queue.read().items[place]?.id ?? ''
  return { queue, calls, told, begin, states, idOf }
}
const files = (...names: string[]) => names.map((name) => new File(['12345'], name, { type: 'image/png' }))
/** Promises that are settled have told so by then. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('sends two at once, and the next one when there is room', async () => {
  const { queue, calls, states } = senders()
  queue.add(files('a', 'b', 'c'))
  expect([states(), calls.length]).toEqual([['running', 'running', 'waiting'], 2])
  calls[0]?.done()
  await settled()
  expect(states()).toEqual(['success', 'running', 'running'])
  expect(queue.read().items[0]?.result).toEqual({ url: URL_OF('a') })
})

it('pauses, goes on where it was, and cancels one file without touching the other', async () => {
  const { queue, calls, told, begin, states, idOf } = senders()
  queue.add(files('a', 'b'))
  begin(0)
  queue.ask('pause-asked', idOf(0))
  calls[0]?.options.onProgress?.({ state: 'paused', sentBytes: 3, totalBytes: 5 })
  expect([states(), told.at(-1)]).toEqual([['paused', 'running'], 'pause a'])
  queue.ask('resume-asked', idOf(0))
  expect([states(), told.at(-1), calls.length]).toEqual([['running', 'running'], 'resume a', 2])
  queue.ask('cancel-asked', idOf(0))
  await settled()
  expect(states()).toEqual(['canceled', 'running'])
})

it('pauses a file whose bytes have not begun to flow as soon as they do', () => {
  const { queue, told, begin, idOf } = senders()
  queue.add(files('a'))
  queue.ask('pause-asked', idOf(0))
  expect(told).toEqual([])
  begin(0)
  expect(told).toEqual(['pause a'])
})

it('tries again with the same file, and takes what failed off the list', async () => {
  const { queue, calls, states, idOf } = senders()
  queue.add(files('a', 'b'))
  for (const call of calls) call.fail({ code: 'storage/quota-exceeded' })
  await settled()
  expect(queue.read().items.map((item) => item.error?.code)).toEqual(['quota-exceeded', 'quota-exceeded'])
  queue.ask('retry-asked', idOf(0))
  expect([states(), calls[2]?.file.name]).toEqual([['running', 'error'], 'a'])
  queue.forgetEnded()
  expect(states()).toEqual(['running'])
})

it('waits without a connection, and begins by itself when it is back', async () => {
  const { queue, calls, states } = senders()
  queue.setOnline(false)
  queue.add(files('a'))
  expect([states(), calls.length]).toEqual([['waiting'], 0])
  queue.setOnline(true)
  expect([states(), calls.length]).toEqual([['running'], 1])
  queue.setOnline(false)
  calls[0]?.fail(new UploadError('no-connection'))
  await settled()
  expect(states()).toEqual(['paused'])
  queue.setOnline(true)
  expect([states(), calls.length]).toEqual([['running'], 2])
})
