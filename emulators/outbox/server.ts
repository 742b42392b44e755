import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { AuthCodes } from './auth-codes'
import { bodyOf, type Mail } from './mail'
import { Mailbox } from './mailbox'
import { list, page } from './page'

/** Shows every mail that the functions or Firebase Auth would have sent, and delivers none. */
const project = process.env['GCLOUD_PROJECT'] ?? 'demo-turnout'
const mailbox = new Mailbox(project)
const authCodes = new AuthCodes(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:5101', project)
const listeners = new Set<() => void>()
const app = new Hono()

/** Newest first. */
async function allMails(to?: string): Promise<Mail[]> {
  const [mails, codes] = await Promise.all([mailbox.list(to), authCodes.list(to)])
  return [...mails, ...codes].sort((a, b) => b.sentAt.localeCompare(a.sentAt))
}

async function findMail(id: string): Promise<Mail | undefined> {
  return (await mailbox.find(id))?.mail ?? (await authCodes.list()).find((mail) => mail.id === id)
}

app.get('/api/mails', async (c) => c.json({ mails: await allMails(c.req.query('to')) }))

app.get('/', async (c) => {
  const chosen = c.req.query('mail')
  const mails = await allMails()
  return c.html(page(mails, chosen === undefined ? mails[0] : await findMail(chosen)))
})

app.get('/list', async (c) => c.html(list(await allMails(), c.req.query('mail'))))

app.get('/mails/:id/body', async (c) => {
  const mail = await findMail(c.req.param('id'))
  return mail ? c.html(bodyOf(mail)) : c.notFound()
})

app.get('/mails/:id/attachments/:index', async (c) => {
  const found = await mailbox.find(c.req.param('id'))
  const attachment = found?.document.message.attachments[Number(c.req.param('index'))]
  if (!attachment) return c.notFound()
  const encoding = attachment.encoding === 'base64' ? 'base64' : 'utf8'
  return c.body(Buffer.from(attachment.content, encoding), 200, {
    'Content-Type': attachment.contentType,
    'X-Content-Type-Options': 'nosniff',
    // A page that somebody attached must not run as one of ours.
    ...(attachment.contentType.startsWith('image/') ? {} : { 'Content-Disposition': 'attachment' }),
  })
})

app.get('/events', (c) =>
  streamSSE(c, async (stream) => {
    const notify = () => void stream.writeSSE({ data: 'mail' })
    listeners.add(notify)
    await new Promise<void>((resolve) => stream.onAbort(resolve))
    listeners.delete(notify)
  }),
)

const notifyAll = () => listeners.forEach((notify) => notify())
mailbox.deliver(notifyAll)
// The Auth emulator cannot be listened to. Before it is up, and while it ends, it does not answer.
setInterval(() => {
  authCodes.refresh().then(
    (isNew) => isNew && notifyAll(),
    () => undefined,
  )
}, 1000)

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 5113), hostname: '127.0.0.1' })
