import { config } from '../../config'
import { isLinkKey } from '../../domain/access/signed-link'
import { fetchPreview } from '../../gateways/gifs'
import { checkPicture, remakePicture } from '../../gateways/pictures'
import { GIF_PURPOSE } from '../../domain/mail/links'

const WIDTH = 240

/**
 * The preview of an animated picture that a search has found, made anew by us; undefined for every other.
 * @param isStill for those who asked for less motion: its first frame
 */
export async function readGif(id: string, key: string, isStill: boolean): Promise<Buffer | undefined> {
  if (!isLinkKey(config().LINK_SIGNING_KEY, GIF_PURPOSE, id, key)) return undefined
  const bytes = await fetchPreview(config(), id)
  const check = bytes && (await checkPicture(bytes))
  if (!bytes || !check?.isFine) return undefined
  return remakePicture(bytes, WIDTH, isStill ? { ...check, frames: 1 } : check)
}
