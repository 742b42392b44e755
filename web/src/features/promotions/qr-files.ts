import { qrPath } from '../../ui/qr-code'

const PNG_SIDE = 1200

/** A QR code as an SVG document: black on white, sharp at any size. */
export function qrSvg(text: string): string {
  const { path, size } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

/** A QR code as a PNG of at least 1200 pixels a side, every module of whole pixels; undefined where nothing can be drawn. */
export function qrPng(text: string): Promise<Blob | undefined> {
  const { path, size } = qrPath(text)
  const scale = Math.ceil(PNG_SIDE / size)
  const modules = new Path2D(path)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.resolve(undefined)
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.scale(scale, scale)
  paint.fillStyle = '#000'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled here, not an array
  paint.fill(modules)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
