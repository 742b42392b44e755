import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberedAgreement, showAgreement, shownAgreement } from '../../data/agreement'
import { problemOf } from '../../data/requests/problem'
import { ConsentLine } from './consent-line'

const NEXT = { terms: '2030-01-01', privacy: '2030-02-02' }

async function render(): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(container).render(<ConsentLine />))
  return container
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  showAgreement(CURRENT_AGREEMENT)
})

describe('the line beside a button', () => {
  it('opens both texts in windows of their own, so that nothing typed is lost', async () => {
    const links = [...(await render()).querySelectorAll('a')]
    expect(links.map((it) => [it.getAttribute('href'), it.target])).toEqual([
      ['/terms', '_blank'],
      ['/privacy', '_blank'],
    ])
  })

  it('names the versions that the server says are current, and says that they changed', async () => {
    const line = await render()
    expect(line.textContent).not.toContain('changed')
    await act(async () => showAgreement(NEXT))
    expect(line.textContent).toContain('Our terms have changed')
    expect(shownAgreement()).toEqual(NEXT)
  })

  it('remembers nothing by being shown: only an attempt to sign in does', async () => {
    await render()
    expect(rememberedAgreement()).toBeUndefined()
  })
})

describe('a problem', () => {
  const body = { status: 409, code: 'terms-changed', title: 'T', detail: 'D', requestId: 'r' }

  it('brings the versions to show', () => {
    expect(problemOf({ ...body, agreement: NEXT })?.agreement).toEqual(NEXT)
    expect(problemOf(body)?.agreement).toBeUndefined()
  })
})
