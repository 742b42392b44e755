import { uploadFile } from '../../data/uploads'
import { drawPoster } from './poster'
import type { SendFile } from './upload-queue'

/** Uploads a picture, or a video with the poster that this browser draws of it. */
export const sendMedia: SendFile = async (file, options) => {
  if (!file.type.startsWith('video/')) return { url: await uploadFile(file, 'activity', options) }
  const poster = await drawPoster(file)
  const { signal } = options
  // A video without a poster of its own is shown with ours.
  const sent = poster && uploadFile(poster, 'activity', signal ? { signal } : {}).catch(() => undefined)
  const url = await uploadFile(file, 'activity', options)
  const posterUrl = await sent
  return posterUrl === undefined ? { url } : { url, posterUrl }
}
