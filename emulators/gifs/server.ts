import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { findGif, HEIGHT, searchPictures, WIDTH, type Picture } from './pictures'

/**
 * Answers searches in the form of GIPHY's API, with pictures of our own.
 * Source of the form: https://developers.giphy.com/docs/api/endpoint#search
 */
const origin = process.env['PUBLIC_ORIGIN'] ?? 'http://127.0.0.1:5112'
const app = new Hono()

app.get('/v1/gifs/search', (c) => {
  const { api_key: key, q = '', limit, offset } = c.req.query()
  if (!key) return c.json({ data: [], meta: { status: 401, msg: 'No API key found in request.' } }, 401)
  const from = toCount(offset, 0)
  const found = searchPictures(q.slice(0, 50))
  const data = found.slice(from, from + Math.min(toCount(limit, 25), 50)).map(toGiphy)
  return c.json({
    data,
    pagination: { total_count: found.length, count: data.length, offset: from },
    meta: { status: 200, msg: 'OK', response_id: 'local' },
  })
})

/** GIPHY has renditions of each picture under its id; ours are small enough to be one. */
app.get('/media/:id{[a-z]+}/:rendition{(?:giphy|200w)\\.gif}', (c) => {
  const gif = findGif(c.req.param('id'))
  if (!gif) return c.notFound()
  return c.body(new Uint8Array(gif), 200, {
    'Content-Type': 'image/gif',
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  })
})

function toCount(value: string | undefined, fallback: number): number {
  const count = Number(value ?? fallback)
  return Number.isInteger(count) && count >= 0 ? count : fallback
}

/** GIPHY's sizes are strings. */
function toGiphy({ id, title }: Picture) {
  const url = `${origin}/media/${id}/200w.gif`
  const rendition = {
    url,
    width: String(WIDTH),
    height: String(HEIGHT),
    size: String(findGif(id)?.length ?? 0),
  }
  return {
    type: 'gif',
    id,
    title,
    alt_text: title,
    slug: id,
    rating: 'g',
    url,
    images: { original: rendition, fixed_width: rendition, fixed_height: rendition, preview_gif: rendition },
  }
}

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 5112), hostname: '127.0.0.1' })
