import { expect, it } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_VIDEO_BYTES } from 'functions/contract/uploads/upload'
import { chooseFiles, refusalOfFile } from './choose-files'

const file = (type: string, size = 10) => ({ name: 'party', type, size })

it.each([
  file('image/jpeg'),
  file('image/gif', MAX_PICTURE_BYTES),
  file('video/mp4', MAX_VIDEO_BYTES),
  file('video/quicktime'),
  file('video/webm'),
])('takes $type of $size bytes', (it) => {
  expect(refusalOfFile(it)).toBeUndefined()
})

it.each([
  [file('image/svg+xml'), /cannot be used/],
  [file('image/heic'), /cannot be used/],
  [file('video/x-matroska'), /cannot be used/],
  [file(''), /cannot be used/],
  [file('image/png', 0), /is empty/],
  [file('image/png', MAX_PICTURE_BYTES + 1), /too large.*10 MB/],
  [file('video/mp4', MAX_VIDEO_BYTES + 1), /too large.*100 MB/],
])('refuses $type of $size bytes with its name and a reason', (it, reason) => {
  expect(refusalOfFile(it)).toMatch(/^party/)
  expect(refusalOfFile(it)).toMatch(reason)
})

it('takes as many as there is room for, and says how many that is', () => {
  const files = ['a', 'b', 'c'].map((name) => new File(['1'], name, { type: 'image/png' }))
  expect(chooseFiles(files, 3)).toEqual({ accepted: files, refusals: [] })
  const { accepted, refusals } = chooseFiles(files, 2)
  expect([accepted.length, refusals]).toEqual([2, ['There is room for 2 more.']])
  expect(chooseFiles(files, -1).accepted).toEqual([])
})
