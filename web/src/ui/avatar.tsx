import { classNames } from '../lib/class-names'
import { initialsOf } from '../lib/text/initials'
import styles from './avatar.module.css'

export interface AvatarProps {
  name: string
  photoUrl?: string | null | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

const TINTS = ['violet', 'coral', 'gold', 'green'] as const

function tintOf(name: string): string | undefined {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return styles[TINTS[sum % TINTS.length] ?? 'violet']
}

/** A person's picture, or their initials in a colour that stays theirs; decorative beside the name. */
export function Avatar({ name, photoUrl, size = 'medium' }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, tintOf(name), size !== 'medium' && styles[size])}
      aria-hidden="true"
    >
      {photoUrl ? <img src={photoUrl} alt="" width={72} height={72} loading="lazy" /> : initialsOf(name)}
    </span>
  )
}
