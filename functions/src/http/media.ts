import type { Context, Hono } from 'hono'
import { Readable } from 'node:stream'
import { refuseRoute } from '../actions/problem'
import { readGif } from '../actions/gifs/read-gif'
import { readPicture, readVideo } from '../actions/uploads/read-media'

const IMMUTABLE = 'public, max-age=31536000, s-maxage=31536000, immutable'

/** Somebody else's picture, which they may take back. */
const A_WEEK = 'public, max-age=86400, s-maxage=604800'

/** Serves what was made of uploads: pictures whole, videos in parts. Neither ever changes. And previews of animated pictures. */
export function addMedia<E extends object>(app: Hono<E>): void {
  app.get('/pictures/:id{[A-Za-z0-9_-]{8,64}}/:file{[0-9]{2,4}\\.webp}', async (c) => {
    const picture = await readPicture(c.req.param('id'), Number.parseInt(c.req.param('file'), 10))
    if (!picture) throw refuseRoute()
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/webp', 'Cache-Control': IMMUTABLE })
  })
  app.get('/gifs/:id{[A-Za-z0-9]{1,40}}', async (c) => {
    const preview = await readGif(c.req.param('id'), c.req.query('key') ?? '', c.req.query('still') === '1')
    if (!preview) throw refuseRoute()
    return c.body(new Uint8Array(preview), 200, { 'Content-Type': 'image/webp', 'Cache-Control': A_WEEK })
  })
  app.get('/videos/:file{[A-Za-z0-9_-]{8,64}\\.(?:mp4|webm)}', async (c) => {
    const [id = '', container] = c.req.param('file').split('.')
    return answerVideo(c, id, container === 'webm' ? 'webm' : 'mp4')
  })
}

async function answerVideo(c: Context, id: string, container: 'mp4' | 'webm'): Promise<Response> {
  const tag = `"${id}"`
  // Another version than the reader began with cannot be: the tag only ever names a missing or foreign one.
  const range = [undefined, tag].includes(c.req.header('If-Range')) ? c.req.header('Range') : undefined
  const video = await readVideo(id, container, range)
  if (!video) throw refuseRoute()
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': IMMUTABLE,
    'Content-Type': `video/${container}`,
    ETag: tag,
  }
  const { size, part } = video
  if (part === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` })
  }
  const { start, end, isWhole } = part
  // Hono answers HEAD by GET and drops the body, so nothing may be opened that nobody reads.
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(video.open(part)) as ReadableStream)
  const length = { 'Content-Length': String(end - start + 1) }
  const place = isWhole ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }
  return new Response(body, { status: isWhole ? 200 : 206, headers: { ...headers, ...length, ...place } })
}
