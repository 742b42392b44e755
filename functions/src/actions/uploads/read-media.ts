import type { Readable } from 'node:stream'
import { partOf } from '../../domain/uploads/byte-range'
import type { BytePart } from '../../domain/uploads/byte-range'
import { picturePath, videoPath } from '../../domain/uploads/upload-files'
import type { VideoContainer } from '../../domain/uploads/upload-files'
import { findFile, findSize, openFile } from '../../gateways/bucket'

/** One size of a picture, or undefined when there is no such picture. */
export function readPicture(id: string, width: number): Promise<Buffer | undefined> {
  return findFile(picturePath(id, width))
}

/** A video's size and the part of it that a `Range` header asks for; undefined when there is no such video. */
export async function readVideo(
  id: string,
  container: VideoContainer,
  range: string | undefined,
): Promise<
  { size: number; part: BytePart | 'unsatisfiable'; open: (part: BytePart) => Readable } | undefined
> {
  const path = videoPath(id, container)
  const size = await findSize(path)
  if (size === undefined) return undefined
  return { size, part: partOf(range, size), open: ({ start, end }) => openFile(path, start, end) }
}
