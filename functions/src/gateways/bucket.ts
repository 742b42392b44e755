import type { Readable } from 'node:stream'
import { getStorage } from 'firebase-admin/storage'
import { adminApp } from '../admin-app'

const IMMUTABLE = 'public, max-age=31536000, immutable'

function bucket() {
  return getStorage(adminApp()).bucket()
}

/** The bytes of a file, or undefined when there is none. */
export async function findFile(path: string): Promise<Buffer | undefined> {
  const [bytes] = (await ifThere(bucket().file(path).download())) ?? []
  return bytes
}

/** How many bytes a file has, or undefined when there is none. */
export async function findSize(path: string): Promise<number | undefined> {
  const [metadata] = (await ifThere(bucket().file(path).getMetadata())) ?? []
  return metadata && Number(metadata.size)
}

/** What is asked of a file, or undefined when there is none: asked in one go, since somebody else may delete it. */
async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 404) return undefined
    throw error
  }
}

/** Some bytes of a file, first and last included, as they arrive. */
export function openFile(path: string, start: number, end: number): Readable {
  return bucket().file(path).createReadStream({ start, end, validation: false })
}

/** Keeps a file that never changes: another content has another name. */
export async function saveFile(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const metadata = { contentType, cacheControl: IMMUTABLE }
  await bucket()
    .file(path)
    .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      resumable: false,
      metadata,
    })
}

export async function deleteFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true })
}

/** Deletes every file whose path begins so. */
export async function deleteFiles(prefix: string): Promise<void> {
  await bucket().deleteFiles({ prefix, force: true })
}
