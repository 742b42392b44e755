import { describe, expect, it } from 'vitest'
import { googleCalendar, outlookCalendar, webcal } from './calendar-links'

const event = {
  title: 'Walk & talk #1',
  description: 'By the river',
  place: 'Old mill, 1 River Street',
  startsAt: '2026-12-01T18:30:00.000Z',
  endsAt: '2026-12-01T20:30:00.000Z',
  url: 'https://turnout.example/activity/abcdefghjk',
}

describe('the links to calendars', () => {
  it('tell Google when in UTC, what and where', () => {
    const { origin, searchParams } = new URL(googleCalendar(event))
    expect([origin, searchParams.get('text')]).toEqual(['https://calendar.google.com', 'Walk & talk #1'])
    expect(searchParams.get('dates')).toBe('20261201T183000Z/20261201T203000Z')
    expect(searchParams.get('details')).toBe(`By the river\n\n${event.url}`)
  })

  it('tell Outlook the same', () => {
    const { searchParams } = new URL(outlookCalendar(event))
    expect([searchParams.get('subject'), searchParams.get('startdt')]).toEqual([event.title, event.startsAt])
    expect(searchParams.get('location')).toBe(event.place)
  })

  it('make programs follow a feed', () => {
    expect(webcal('https://turnout.example/app/calendar-feed/x.ics')).toBe(
      'webcal://turnout.example/app/calendar-feed/x.ics',
    )
  })
})
