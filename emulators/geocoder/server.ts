import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { searchPlaces } from './gazetteer'

/**
 * Answers searches in the form of Nominatim, from a gazetteer of a few dozen places. Like the real one, it wants to know
 * who asks. Source of the form: https://nominatim.org/release-docs/latest/api/Search/
 */
const app = new Hono()

app.get('/search', (c) => {
  const { q = '', format, limit = '10' } = c.req.query()
  if (!c.req.header('user-agent')?.includes('Turnout')) return c.text('Say who you are.', 403)
  if (format !== 'jsonv2') return c.json({ error: { code: 400, message: 'Only jsonv2 is known here.' } }, 400)
  const count = Number(limit)
  return c.json(searchPlaces(q, Number.isInteger(count) && count > 0 ? Math.min(count, 40) : 10))
})

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 5115), hostname: '127.0.0.1' })
