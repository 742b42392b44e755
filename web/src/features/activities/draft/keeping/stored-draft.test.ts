// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newDraft } from '../defaults'
import { forgetDraft, readStoredDraft, storeDraft } from './stored-draft'

const draft = { ...newDraft('UTC', '2026-05-04T14:10:00.000Z'), title: 'Picnic' }
const NOW = new Date('2026-05-04T14:11:00Z')

describe('the draft kept in the browser', () => {
  beforeEach(() => localStorage.clear())

  it('comes back as it was', () => {
    expect(storeDraft('ana', 'new', draft, NOW)).toBe(true)
    expect(readStoredDraft('ana', 'new')).toEqual({ version: 1, savedAt: NOW.toISOString(), draft })
  })

  it('is nobody else’s', () => {
    storeDraft('ana', 'new', draft, NOW)
    expect(readStoredDraft('ben', 'new')).toBeUndefined()
  })

  it('is ignored when it has another shape', () => {
    localStorage.setItem('turnout.draft.ana.new', '{"version":1,"savedAt":"2026-05-04T14:11:00Z","draft":{}}')
    expect(readStoredDraft('ana', 'new')).toBeUndefined()
    localStorage.setItem('turnout.draft.ana.new', 'not JSON')
    expect(readStoredDraft('ana', 'new')).toBeUndefined()
  })

  it('is gone once forgotten', () => {
    storeDraft('ana', 'new', draft, NOW)
    forgetDraft('ana', 'new')
    expect(readStoredDraft('ana', 'new')).toBeUndefined()
  })

  it('says so when it cannot be kept', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(storeDraft('ana', 'new', draft, NOW)).toBe(false)
    vi.unstubAllGlobals()
  })
})
