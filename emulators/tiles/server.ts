import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { drawTile } from './draw-tile'

/** Answers tiles at the addresses that map servers use, in SVG, of a world of our own. */
const app = new Hono()
const DEEPEST = 19

app.get('/:zoom{[0-9]{1,2}}/:x{[0-9]+}/:file{[0-9]+\\.svg}', (c) => {
  const [zoom, x, y] = [c.req.param('zoom'), c.req.param('x'), c.req.param('file')].map((it) =>
    Number.parseInt(it, 10),
  )
  if (zoom === undefined || x === undefined || y === undefined || zoom > DEEPEST) return c.notFound()
  return c.body(drawTile({ zoom, x, y }), 200, {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
})

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 5116), hostname: '127.0.0.1' })
