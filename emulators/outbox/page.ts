import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Mail } from './mail'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
  body { margin: 0; display: grid; grid-template-columns: minmax(14rem, 24rem) 1fr; height: 100vh }
  nav { overflow: auto; border-right: 1px solid #8884 }
  nav a { display: block; padding: .7rem 1rem; border-bottom: 1px solid #8882; color: inherit; text-decoration: none }
  nav a[aria-current] { background: #88f3 }
  nav b { display: block }
  small { opacity: .7 }
  main { display: flex; flex-direction: column; min-width: 0 }
  header { padding: 1rem }
  h1 { font-size: 1.2rem; margin: 0 }
  iframe { flex: 1; border: 0; background: #fff }
  ul { margin: .5rem 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1rem }
  @media (max-width: 700px) { body { grid-template-columns: 1fr; grid-template-rows: 35vh 1fr } }`

/** Only the list is renewed when mail comes: whoever reads a mail goes on reading. */
const SCRIPT = `
  new EventSource('/events').onmessage = async () => {
    const answer = await fetch('/list' + location.search)
    document.querySelector('nav').innerHTML = await answer.text()
  }`

export function page(mails: readonly Mail[], shown: Mail | undefined): Html {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Mails sent</title>
      <link rel="icon" href="data:," />
      <style>
        ${raw(STYLE)}
      </style>
      <nav aria-label="Mails">${list(mails, shown?.id)}</nav>
      <main>${shown ? mailView(shown) : html`<header><p>Nothing is chosen.</p></header>`}</main>
      <script>
        ${raw(SCRIPT)}
      </script>
    </html>`
}

export function list(mails: readonly Mail[], shownId: string | undefined): Html {
  if (mails.length === 0) return html`<p style="padding: 1rem">No mail yet. It appears here by itself.</p>`
  return html`${mails.map(
    (mail) =>
      html`<a
        href="/?mail=${encodeURIComponent(mail.id)}"
        ${mail.id === shownId ? html`aria-current="true"` : ''}
      >
        <b>${mail.subject || '(no subject)'}</b>
        ${mail.to.join(', ')}<br />
        <small>${mail.kind} · ${mail.sentAt.slice(0, 19).replace('T', ' ')} UTC</small>
      </a>`,
  )}`
}

function mailView({ id, subject, from, to, attachments, link }: Mail): Html {
  const files = attachments.filter(({ cid }) => cid === undefined)
  return html`<header>
      <h1>${subject}</h1>
      <small>from ${from} to ${to.join(', ')}</small>
      ${link ? html`<p><a href="${link}" target="_blank">Open its link</a></p>` : ''}
      <ul>
        ${files.map(({ filename, url }) => html`<li><a href="${url}" download="${filename}">${filename}</a></li>`)}
      </ul>
    </header>
    <iframe
      title="The mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/mails/${encodeURIComponent(id)}/body"
    ></iframe>`
}
