import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findBarriers } from '../support/barriers'

const show = (page: Page, style: string) =>
  page.setContent(`
    <html lang="en">
      <title>A page</title>
      <style>
        p { color: #1c1613; background: #fff; ${style} }
        i { display: block; width: 1rem; margin: 4rem; animation: turn 1s infinite; }
        @keyframes fade { from { color: #eee; } }
        @keyframes turn { to { rotate: 1turn; } }
      </style>
      <main><p>Doors open at eight.</p><i></i></main>
    </html>`)

test('colours are looked at once they have come to rest', async ({ page }) => {
  await show(page, 'animation: fade 2s')
  expect(await findBarriers(page)).toEqual([])
})

test('colours that rest without contrast are a barrier', async ({ page }) => {
  await show(page, 'color: #eee')
  expect(await findBarriers(page)).toEqual([expect.stringMatching(/^color-contrast: <p>/)])
})
