import { expect, test } from '@playwright/test'
import type { Locator, Page, Request, Route } from '@playwright/test'
import sharp from 'sharp'
import { RESUMABLE_ABOVE_BYTES } from 'functions/contract/uploads/upload'
import { signIn } from '../support/browser'
import { verifiedPerson } from '../support/people'
import { findBrowser } from './browser'

const { executablePath, args } = await findBrowser()
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { executablePath, args: [...args, ...CAMERA] } })

/** A file's way through the trigger takes a second, and much more on a machine that has just begun. */
const PATIENCE = 45_000

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

async function small(name: string, background: string): Promise<Chosen> {
  const create = { width: 320, height: 180, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Noise cannot be packed, so this one is sent in parts. */
async function large(name: string): Promise<Chosen> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 640, height: 360, channels: 3, background: '#888888', noise } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** A second of a moving square, recorded by the browser itself. */
async function film(page: Page): Promise<Chosen> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    await new Promise<void>((resolve) => {
      let frame = 0
      const draw = () => {
        if (!context || ++frame > 45) return resolve()
        context.fillStyle = `hsl(${frame * 8} 80% 50%)`
        context.fillRect(0, 0, 320, 180)
        return void requestAnimationFrame(draw)
      }
      draw()
    })
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return { name: 'film.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) }
}

/** The storage service between the page and the emulator: it can hold bytes back, and answer with a status. */
async function betweenStorage(page: Page) {
  const protocols: (string | undefined)[] = []
  let status: number | undefined
  let gate = Promise.resolve()
  let open: () => void = () => undefined
  const isUpload = (request: Request) => request.method() === 'POST' && request.url().includes('/v0/b/')
  await page.route('**/v0/b/**', async (route: Route) => {
    const request = route.request()
    const { 'x-goog-upload-protocol': protocol, 'x-goog-upload-command': command } = request.headers()
    if (protocol !== undefined) protocols.push(protocol)
    if (status !== undefined && isUpload(request)) {
      const headers = { 'Access-Control-Allow-Origin': '*' }
      return route.fulfill({ status, headers, json: { error: { code: status } } })
    }
    if (command?.includes('upload') === true || protocol === 'multipart') await gate
    // The page may have given the request up meanwhile.
    return route.fallback().catch(() => undefined)
  })
  return {
    protocols,
    answerWith(next: number | undefined) {
      status = next
    },
    hold() {
      gate = new Promise((resolve) => (open = resolve))
    },
    release: () => open(),
  }
}

test('pictures and videos come in over any line, and are shown in the organiser’s order', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, await verifiedPerson('Olga Organiser'), '/manual/create')
  const storage = await betweenStorage(page)
  const chooser = page.getByLabel('Add pictures or videos')
  const rows = page.getByRole('list', { name: 'Pictures and videos' }).getByRole('listitem')
  const uploaded = page.locator('[data-media]')
  const row = (name: string): Locator => rows.filter({ hasText: name })
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const addresses = () => uploaded.evaluateAll((all) => all.map((it) => it.getAttribute('data-media')))
  await page.getByLabel('Title', { exact: true }).fill('Shown in pictures')

  await test.step('several at once: small ones whole, large ones in parts, others refused by name', async () => {
    const [one, two] = [await small('one.png', '#d5362a'), await large('two.png')]
    expect([one.buffer.length > RESUMABLE_ABOVE_BYTES, two.buffer.length > RESUMABLE_ABOVE_BYTES]).toEqual([
      false,
      true,
    ])
    await chooser.setInputFiles([
      two,
      one,
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await expect(page.getByText('list.pdf cannot be used.')).toBeVisible()
    await expect(uploaded).toHaveCount(2, { timeout: PATIENCE })
    expect(new Set(storage.protocols)).toEqual(new Set(['multipart', 'resumable']))
    // What was chosen first stands first, though it took longer.
    await page.getByLabel('What it shows').first().fill('Grey noise')
    await page.getByLabel('What it shows').nth(1).fill('A red wall')
  })

  await test.step('a pause holds, and going on ends well', async () => {
    storage.hold()
    await chooser.setInputFiles([await large('three.png')])
    await press('Pause three.png')
    await expect(row('three.png')).toContainText('Paused at 0 %')
    storage.release()
    await press('Resume three.png')
    await expect(uploaded).toHaveCount(3, { timeout: PATIENCE })
  })

  await test.step('nothing is saved or left while a file is on its way', async () => {
    storage.hold()
    await chooser.setInputFiles([await large('four.png')])
    await expect(row('four.png')).toContainText('0 % sent')
    await press('Publish')
    await expect(page.getByText('One file is still on its way.')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => window.location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  })

  await test.step('a cancel ends it, and another try begins anew', async () => {
    await press('Cancel four.png')
    await expect(row('four.png')).toContainText('Canceled')
    storage.release()
    await press('Try four.png again')
    await expect(uploaded).toHaveCount(4, { timeout: PATIENCE })
  })

  await test.step('each answer of the storage service has its words, and a way on', async () => {
    const answers = [
      [401, 'You were signed out.'],
      [402, 'There is no room for files right now.'],
      [403, 'This file may not be put here.'],
      [404, 'The file got lost on the way.'],
    ] as const
    for (const [status, words] of answers) {
      storage.answerWith(status)
      const name = `five-${status}.png`
      await chooser.setInputFiles([await small(name, '#1b7446')])
      await expect(row(name)).toContainText(words)
      storage.answerWith(undefined)
      if (status !== 404) await press(`Take ${name} off the list`)
    }
    await press('Try five-404.png again')
    await expect(uploaded).toHaveCount(5, { timeout: PATIENCE })
  })

  await test.step('a lost connection pauses and says so, and it goes on by itself', async () => {
    storage.hold()
    await chooser.setInputFiles([await large('six.png')])
    await expect(row('six.png')).toContainText('0 % sent')
    await page.context().setOffline(true)
    await expect(row('six.png')).toContainText('No connection. Paused at 0 %')
    await expect(page.getByText('Uploads go on by themselves')).toBeVisible()
    storage.release()
    await page.context().setOffline(false)
    await expect(uploaded).toHaveCount(6, { timeout: PATIENCE })
  })

  await test.step('another screen stops nothing, and its removal can be undone', async () => {
    storage.hold()
    await chooser.setInputFiles([await large('seven.png')])
    await expect(row('seven.png')).toContainText('0 % sent')
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible()
    storage.release()
    await page.getByRole('link', { name: 'Back to the form' }).click()
    await expect(uploaded).toHaveCount(7, { timeout: PATIENCE })
    await press('Remove picture 7')
    await expect(uploaded).toHaveCount(6)
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect(uploaded).toHaveCount(7)
    await press('Remove picture 7')
  })

  await test.step('a screenshot is pasted, a photo is taken, a film is added', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(200, 120)
      canvas.getContext('2d')?.fillRect(0, 0, 200, 120)
      const blob = await canvas.convertToBlob({ type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    })
    await page.keyboard.press('Control+V')
    await expect(uploaded).toHaveCount(7, { timeout: PATIENCE })
    await press('Take a photo')
    await press('Take the photo')
    await expect(uploaded).toHaveCount(8, { timeout: PATIENCE })
    await chooser.setInputFiles([await film(page)])
    await expect(uploaded).toHaveCount(9, { timeout: PATIENCE })
    await page.getByLabel('What happens in it').fill('Colours run past')
  })

  await test.step('the order is changed by keyboard and by hand, and the cover is chosen', async () => {
    const before = await addresses()
    const earlier = page.getByRole('button', { name: 'Move Colours run past earlier' })
    await earlier.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Moved to place 8 of 9.' })).toBeAttached()
    await expect(earlier).toBeFocused()
    await page.getByRole('button', { name: /^Drag A red wall/ }).focus()
    await page.keyboard.press('ArrowUp')
    expect((await addresses()).slice(0, 2)).toEqual([before[1], before[0]])
    const handle = page.getByRole('button', { name: /^Drag Grey noise/ })
    await handle.scrollIntoViewIfNeeded()
    await handle.hover()
    await page.mouse.down()
    const above = await uploaded.first().boundingBox()
    await page.mouse.move((above?.x ?? 0) + 5, (above?.y ?? 0) + 5, { steps: 4 })
    await page.mouse.up()
    expect((await addresses()).slice(0, 2)).toEqual([before[0], before[1]])
    await press('Make A red wall the cover')
    await expect(page.getByRole('button', { name: 'A red wall is the cover' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('main [aria-pressed="true"]').filter({ hasText: 'Cover' })).toHaveCount(1)
  })

  await test.step('the published page shows it: the cover first, each with its words, the film on demand', async () => {
    await page.getByLabel('Place', { exact: true }).fill('Old mill')
    const [cover, shown] = [(await addresses())[1], 9]
    await press('Publish')
    await expect(page.getByText('It’s live!')).toBeVisible()
    const href = await page.getByRole('link', { name: 'Look at the page' }).getAttribute('href')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(href ?? '')
    const gallery = page.getByRole('region', { name: 'Pictures and videos' })
    await expect(gallery.getByRole('listitem')).toHaveCount(shown)
    await expect(gallery.getByRole('img').first()).toHaveAttribute('src', cover ?? '')
    await expect(gallery.getByRole('img').first()).toHaveAttribute('alt', 'A red wall')
    const video = gallery.getByLabel('Colours run past')
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video).toHaveAttribute('poster', /^\/app\/pictures\//)
    expect(requested.filter((url) => url.includes('/app/videos/'))).toEqual([])
    await gallery.getByRole('list').focus()
    await page.keyboard.press('ArrowRight')
    await expect(gallery).toContainText('2 of 9')
    await gallery.getByRole('button', { name: 'Next picture' }).click()
    await expect(gallery).toContainText('3 of 9')
    const played = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true
      await element.play()
      await new Promise((resolve) => element.addEventListener('timeupdate', resolve, { once: true }))
      return [element.videoWidth, Number.isFinite(element.duration)]
    })
    expect(played).toEqual([320, true])
  })
})
