import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './tally.module.css'

/** A number that lights up for a moment when it changes. */
export function MovingNumber({ value, text }: { value: number; text?: string | undefined }) {
  const before = useRef(value)
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    if (before.current === value) return undefined
    before.current = value
    setIsNew(true)
    const timer = setTimeout(() => setIsNew(false), 1400)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <span className={classNames(styles.number, isNew && styles.moved)}>
      {text ?? value.toLocaleString('en')}
    </span>
  )
}
