import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../data/requests/problem'
import { UPLOAD_ERRORS, uploadErrorOf } from '../../data/uploads'
import { refusalOf } from './use-upload'
import { uploadErrorWording } from './wording'

describe('upload errors', () => {
  it.each(UPLOAD_ERRORS)('have words for %s', (code) => {
    expect(uploadErrorWording[code]).toMatch(/\.$/)
  })

  it.each([
    'unauthenticated',
    'quota-exceeded',
    'unauthorized',
    'object-not-found',
    'retry-limit-exceeded',
    'canceled',
  ])('know the storage service saying %s', (code) => {
    expect(uploadErrorOf({ code: `storage/${code}` }).code).toBe(code)
  })

  it('know a file that was lost on the way, which the SDK calls unknown', () => {
    expect(uploadErrorOf({ code: 'storage/unknown', status: 404 }).code).toBe('object-not-found')
    expect(uploadErrorOf({ code: 'storage/unknown', status: 412 }).code).toBe('unknown')
  })

  it.each([
    ['network', 'no-connection'],
    ['signed-out', 'unauthenticated'],
    ['too-many-requests', 'refused'],
  ] as const)('tell a request that failed with %s', (code, expected) => {
    const problem = new ApiProblem({ status: 0, code, title: 'T', detail: 'Wait a little.' })
    expect(uploadErrorOf(problem).code).toBe(expected)
  })

  it('call what nobody knows unknown', () => {
    expect(uploadErrorOf({ code: 'storage/invalid-checksum' }).code).toBe('unknown')
    expect(uploadErrorOf(null).code).toBe('unknown')
  })

  it("keep our server's own words about the file", () => {
    const problem = new ApiProblem({
      status: 400,
      code: 'invalid-input',
      title: 'Something needs another look',
      detail: 'Look again.',
      errors: [{ path: 'size', message: 'Choose a picture below 10 MB.' }],
    })
    expect(uploadErrorOf(problem)).toMatchObject({ code: 'refused', reason: 'Choose a picture below 10 MB.' })
  })
})

describe('refusalOf', () => {
  it('lets a picture pass', () => {
    expect(refusalOf({ type: 'image/webp', size: 2_000_000 })).toBeUndefined()
  })

  it.each([
    { type: 'image/svg+xml', size: 10 },
    { type: 'application/pdf', size: 10 },
    { type: 'image/png', size: 10 * 1024 * 1024 + 1 },
  ])('stops $type of $size bytes', (file) => {
    expect(refusalOf(file)).toBeTypeOf('string')
  })
})
