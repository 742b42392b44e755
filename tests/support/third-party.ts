import type { BrowserContext, Page } from '@playwright/test'

/**
 * Google's script of frames that talk to each other, as far as the SDK and the emulator's own pages use it. The real one
 * comes from the internet, which tests do without.
 */
function talkingFrames(): void {
  type Handler = (data: unknown) => unknown
  type Message = { frames?: 'ready' | 'call' | 'answer'; id?: string; name?: string; data?: unknown }
  const page = window as unknown as Record<string, unknown>
  const waiting = new Map<string, (answers: unknown[]) => void>()
  let count = 0

  function peerAt(find: () => Window | null) {
    const handlers = new Map<string, (handler: Handler) => void>()
    const registered = new Map<string, Promise<Handler>>()
    const handlerOf = (name: string) => {
      const known = registered.get(name) ?? new Promise<Handler>((resolve) => handlers.set(name, resolve))
      registered.set(name, known)
      return known
    }
    let isReady: () => void = () => undefined
    const ready = new Promise<void>((resolve) => (isReady = resolve))
    const post = (message: Message) => find()?.postMessage(message, '*')
    window.addEventListener('message', (event: MessageEvent<Message>) => {
      const { frames, id = '', name = '', data } = event.data
      if (event.source !== find() || frames === undefined) return
      if (frames === 'ready') isReady()
      if (frames === 'answer') waiting.get(id)?.([data])
      if (frames === 'call')
        // A call may come before anybody listens, and waits.
        void handlerOf(name)
          .then((handler) => handler(data))
          .then((answer) => post({ frames: 'answer', id, data: answer }))
    })
    return {
      register(name: string, handler: Handler) {
        void handlerOf(name)
        handlers.get(name)?.(handler)
      },
      send(name: string, data: unknown, done: (answers: unknown[]) => void) {
        const id = String(++count)
        waiting.set(id, done)
        post({ frames: 'call', id, name, data })
      },
      restyle: () => Promise.resolve(),
      ping: (done: () => void) => ready.then(done),
    }
  }

  type Peer = ReturnType<typeof peerAt>
  const context = {
    getParentIframe: () => peerAt(() => window.parent),
    open({ where, url }: { where: HTMLElement; url: string }, opened: (peer: Peer) => unknown) {
      const frame = document.createElement('iframe')
      frame.hidden = true
      frame.src = url
      const peer = peerAt(() => frame.contentWindow)
      where.append(frame)
      return opened(peer)
    },
  }
  page['gapi'] = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: {}, getContext: () => context },
  }
  const address = (document.currentScript as HTMLScriptElement).src
  const loaded = page[new URL(address).searchParams.get('onload') ?? 'gapi_onload']
  if (typeof loaded === 'function') loaded()
  if (window.parent !== window) window.parent.postMessage({ frames: 'ready' }, '*')
}

/** Lets the windows of third parties work without the internet. */
export async function withoutInternet(context: BrowserContext): Promise<void> {
  const isElsewhere = ({ hostname }: URL) => hostname !== '127.0.0.1' && hostname !== 'localhost'
  await context.route(isElsewhere, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${talkingFrames.toString()})()` }),
  )
}

export interface ThirdPartyAccount {
  email: string
  name: string
  /** Whether the third party vouches for the address; it does unless this is false. */
  isVerified?: boolean
}

/** Fills in the emulator's page for somebody who is new at the third party. */
export async function signInAtThirdParty(widget: Page, account: ThirdPartyAccount): Promise<void> {
  await widget.locator('#sign-in').waitFor({ state: 'attached' })
  if (account.isVerified === false) await widget.evaluate(doNotVouch)
  await widget.locator('.js-new-account').click()
  await widget.locator('#email-input').fill(account.email)
  await widget.locator('#display-name-input').fill(account.name)
  await widget.locator('#sign-in').click()
}

/** Chooses somebody who has been at the third party before. */
export async function chooseAtThirdParty(widget: Page, email: string): Promise<void> {
  await widget.locator('.js-reuse-account', { hasText: email }).click()
}

function doNotVouch(): void {
  const page = window as unknown as { createFakeClaims: (info: object) => string }
  const vouching = page.createFakeClaims
  page.createFakeClaims = (info) => {
    const claims = JSON.parse(decodeURIComponent(vouching(info))) as object
    return encodeURIComponent(JSON.stringify({ ...claims, email_verified: false }))
  }
}
