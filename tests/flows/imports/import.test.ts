import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportedActivity } from 'functions/contract/imports/import'
import { draft, hosted, inDays } from '../../support/activities'
import { database } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { stack } from '../../support/stack'
import { served } from '../../support/uploads'

const timezone = 'Europe/Lisbon'
const day = (days: number) => inDays(days).slice(0, 10).replaceAll('-', '')
const calendar = (uid = randomUUID()) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Swim\r\nDTSTART;TZID=Europe/Berlin:${day(9)}T190000\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nEND:VEVENT\r\nEND:VCALENDAR`

let person: Person

beforeAll(async () => {
  person = await verifiedPerson('Ida Importer')
})

function only(found: readonly ImportedActivity[]): ImportedActivity {
  const [event, another] = found
  if (!event || another) throw new Error(`There are ${found.length} events, not one`)
  return event
}

/** What the form would save of an imported event. */
const saved = (
  { title, description, startDate, endDate, timezone: zone, uid }: ImportedActivity,
  url: string | null,
) =>
  draft({
    title,
    description,
    startDate,
    endDate,
    timezone: zone,
    status: 'draft',
    creationType: 'external',
    source: {
      url,
      name: 'club.ics',
      uid,
    },
  })

describe('importing', () => {
  it('reads a calendar that was chosen or pasted, and saves nothing', async () => {
    for (const kind of ['ics', 'text'] as const) {
      const { source, found } = await ask(
        'importActivity',
        { body: { kind, text: calendar(), timezone } },
        person,
      )
      expect(source.kind).toBe('ics')
      expect(only(found)).toMatchObject({ title: 'Swim', timezone: 'Europe/Berlin' })
      expect(only(found).occurrences).toHaveLength(3)
    }
    const mine = await call('listMyActivities', { kind: 'drafts' }, person)
    expect(mine.items).toEqual([])
  })

  it('reads a public page of the web as it was published', async () => {
    const { shareRef } = await hosted({ title: 'Lantern <b>walk</b> & song' })
    const url = `${stack().TURNOUT_ORIGIN}/activity/${shareRef}`
    const { source, found } = await ask('importActivity', { body: { kind: 'url', url, timezone } }, person)
    expect(source).toMatchObject({ kind: 'page', url })
    expect(only(found)).toMatchObject({ timezone, startDate: inDays(7), location: { name: 'Old mill' } })
    const feed = `${stack().TURNOUT_ORIGIN}/app/activity/${shareRef}/calendar.ics`
    const again = await ask('importActivity', { body: { kind: 'url', url: feed, timezone } }, person)
    expect([again.source.kind, only(again.found).startDate]).toEqual(['ics', inDays(7)])
  })

  it('answers the words of a page that is no event, and what it leaves out of a calendar', async () => {
    const page = '<title>Our pool</title><p>Open all year.</p>'
    const none = await ask('importActivity', { body: { kind: 'text', text: page, timezone } }, person)
    expect(none).toMatchObject({ found: [], words: 'Our pool\nOpen all year.', pages: [] })
    const broken = calendar().replace(
      'SUMMARY:Swim',
      'SUMMARY:Swim\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Run',
    )
    const some = await ask('importActivity', { body: { kind: 'ics', text: broken, timezone } }, person)
    expect(some.leftOut).toEqual({ count: 1, items: [{ title: 'Swim', why: 'It has no start.' }] })
    expect([only(some.found).title, some.words]).toEqual(['Run', null])
  })

  it.each([
    ['url', { kind: 'url', url: 'http://127.0.0.1:1/', timezone }],
    ['url', { kind: 'url', url: 'http://169.254.169.254/latest/meta-data/', timezone }],
    ['url', { kind: 'url', url: 'http://[::1]/', timezone }],
    ['url', { kind: 'url', url: 'http://localhost/', timezone }],
    ['url', { kind: 'url', url: 'file:///etc/passwd', timezone }],
    ['text', { kind: 'text', text: '<p></p>', timezone }],
    ['text', { kind: 'text', text: '{"error": 404}', timezone }],
    ['text', { kind: 'text', text: '<div>'.repeat(5000), timezone }],
    ['text', { kind: 'csv', text: 'hello', timezone }],
    ['text', { kind: 'ics', text: ' ', timezone }],
    ['timezone', { kind: 'csv', text: 'title,start', timezone: 'Mars/Base' }],
  ])('is refused at %s for %o', async (path, body) => {
    const answer = await send('importActivity', { body }, person)
    expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('says what was imported from there before, of one’s own and only that', async () => {
    const { shareRef: theirs } = await hosted()
    const url = `${stack().TURNOUT_ORIGIN}/activity/${theirs}`
    const look = async (by: Person) => ask('importActivity', { body: { kind: 'url', url, timezone } }, by)
    const first = await look(person)
    expect(first.alreadyImported).toEqual([])
    const body = saved(only(first.found), url)
    const { shareRef } = await ask('createActivity', { body }, person)
    const event = { shareRef, title: body.title, uid: only(first.found).uid }
    expect((await look(person)).alreadyImported).toEqual([event])
    expect((await look(await verifiedPerson())).alreadyImported).toEqual([])
    await call('changeActivityStatus', { shareRef, status: 'deleted' }, person)
    expect((await look(person)).alreadyImported).toEqual([])
  })

  it('says it of an event of a file, too', async () => {
    const body = { kind: 'ics', text: calendar(), timezone } as const
    const { found } = await ask('importActivity', { body }, person)
    const { shareRef } = await ask('createActivity', { body: saved(only(found), null) }, person)
    const again = await ask('importActivity', { body }, person)
    expect(again.alreadyImported.map((it) => it.shareRef)).toEqual([shareRef])
  })
})

describe('an imported activity', () => {
  it('keeps its source, named by its host, through later saves; keys stay closed', async () => {
    const url = 'https://www.pool.example/swim?utm_source=mail'
    const body = draft({ creationType: 'external', source: { url, name: 'Our bank', uid: 'a' } })
    const { shareRef } = await ask('createActivity', { body }, person)
    const params = { shareRef }
    const other = { url: 'https://other.example/', name: '', uid: 'b' }
    await ask('updateActivity', { params, body: draft({ title: 'Changed', source: other }) }, person)
    const activity = await ask('readActivity', { params }, null)
    expect(activity.source).toEqual({ url, name: 'pool.example' })
    expect(JSON.stringify(activity)).not.toContain('sourceKeys')
    const page = await (await served(`/activity/${shareRef}`)).text()
    expect(page).toContain('Imported from')
    expect(page).toMatch(/rel="[^"]*nofollow[^"]*"/)
  })

  it('is read without a source where it was saved before there were any', async () => {
    const { shareRef } = await hosted()
    const document = database().doc(`activities/${shareRef}`)
    const { source: _, ...older } = (await document.get()).data() ?? {}
    await document.set(older)
    expect((await ask('readActivity', { params: { shareRef } }, null)).source).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'pool.example'])(
    'has no source such as %s',
    async (url) => {
      const answer = await send(
        'createActivity',
        { body: { ...draft(), source: { url, name: '', uid: '' } } },
        person,
      )
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'source.url' }] })
    },
  )
})

describe('a picture of another site', () => {
  it('becomes one of the person’s own, and can be saved with an activity by them alone', async () => {
    const { url } = await call(
      'importPicture',
      { url: `${stack().TURNOUT_ORIGIN}/covers/book-club.webp` },
      person,
    )
    expect((await served(url)).headers.get('content-type')).toBe('image/webp')
    const body = draft({ status: 'draft', media: [{ type: 'image', url, altText: '', isFeatured: true }] })
    expect(problemIn(await send('createActivity', { body }, await verifiedPerson())).status).toBe(400)
    expect((await ask('createActivity', { body }, person)).status).toBe('draft')
  })

  it.each(['/explore', '/covers/none.webp', ':1/a.png'])(
    'is refused where there is none: %s',
    async (path) => {
      const answer = await sendCall('importPicture', { url: `${stack().TURNOUT_ORIGIN}${path}` }, person)
      expect(problemIn(answer)).toMatchObject({ status: 400, errors: [{ path: 'url' }] })
    },
  )
})
