/** A part of a picture, in its own pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** As wide and high as a person's picture is ever shown, on the finest screens. */
const SIZE = 640

/**
 * The square part of a picture as a file of its own: upright, small, without what a camera wrote into it.
 * @throws when the browser cannot read the picture
 */
export async function cropPicture(file: Blob, part: Part): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // JPEG has no holes to look through.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIZE, SIZE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, SIZE, SIZE)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture could not be made.')
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' })
}
