import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

const QUIET = 3

/** The dark runs of a code as one path: row by row, so that no seams show between modules. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), size: rows.length }
}

/** A QR code; `label` says what scanning it does. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
