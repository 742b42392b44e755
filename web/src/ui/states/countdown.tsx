import type { Instant } from 'functions/contract/time'
import { Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '../../lib/class-names'
import { clockText } from '../../lib/text/clock-text'
import styles from './countdown.module.css'

export interface CountdownProps {
  until: Instant
  /** Called once when the time is up, also when it was up before. */
  onEnd?: (() => void) | undefined
  /** What ends, for screen readers: "Your tickets are held for". */
  label: string
}

/** Seconds left until `until`, counted by the clock, so that a sleeping tab is right when it wakes. */
export function useSecondsLeft(until: Instant): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}

/** Minutes and seconds running down; read out each minute, and turning red in the last two. */
export function Countdown({ until, onEnd, label }: CountdownProps) {
  const seconds = useSecondsLeft(until)
  const end = useEffectEvent(() => onEnd?.())
  const over = seconds === 0
  useEffect(() => {
    if (over) end()
  }, [over])
  const minutes = Math.ceil(seconds / 60)
  return (
    <span className={classNames(styles.countdown, seconds <= 120 && styles.late)}>
      <Timer aria-hidden="true" />
      <span aria-hidden="true">{clockText(seconds)}</span>
      <span role="timer" aria-live="polite" className="sr-only">
        {over ? `${label}: time is up` : `${label} ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`}
      </span>
    </span>
  )
}
