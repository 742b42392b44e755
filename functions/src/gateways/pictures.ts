import { getStorage } from 'firebase-admin/storage'
import { adminApp } from '../admin-app'

function bucket() {
  return getStorage(adminApp()).bucket()
}

/** Where the sizes of a picture are kept. They never change: a new picture has a new id. */
export function picturePath(id: string, width: number): string {
  return `pictures/${id}/${width}.webp`
}

export async function savePicture(path: string, bytes: Buffer): Promise<void> {
  const metadata = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' }
  await bucket().file(path).save(bytes, { resumable: false, metadata })
}

/** The bytes of a file, or undefined when there is none. */
export async function findFile(path: string): Promise<Buffer | undefined> {
  const file = bucket().file(path)
  const [exists] = await file.exists()
  if (!exists) return undefined
  const [bytes] = await file.download()
  return bytes
}

export async function deleteFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true })
}

/**
 * A picture made anew at a width, upright and without its metadata (place, camera), or undefined when the bytes are no
 * picture that can be read, whatever their name says.
 */
export async function remakePicture(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!['jpeg', 'png', 'webp', 'gif'].includes(format ?? '')) return undefined
    return await picture.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
  } catch {
    return undefined
  }
}
