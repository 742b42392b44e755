import { publicPageAssets } from './assets'
import { escapeHtml } from 'functions/contract/text/escape-html'

const ALWAYS = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f1">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14100e">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('')

/** A whole HTML document. `head` and `data` are markup already; without data there is nothing to bring to life. */
export function documentOf(it: { head: string; body: string; data?: string }): string {
  const { script, styles, preload } = publicPageAssets
  // On a thin line what is seen comes before what brings it to life: presses are kept until then (early-presses.ts).
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...(it.data === undefined ? [] : preload).map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
    ),
  ].join('')
  const client =
    it.data === undefined
      ? ''
      : `${it.data}<script type="module" fetchpriority="low" src="${escapeHtml(script)}"></script>`
  return `<!doctype html><html lang="en"><head>${ALWAYS}${it.head}<script src="/first.js"></script>${links}</head><body><div id="root">${it.body}</div>${client}</body></html>`
}
