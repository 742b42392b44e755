import { useEffect } from 'react'
import { Badge } from '../ui/badge'
import { Wordmark } from '../ui/layout/wordmark'
import styles from './maintenance.module.css'
import { appWording } from './wording'

const RELOAD_MS = 30_000

/** Stands in for the whole app during maintenance and looks every 30 seconds whether it is over (specification, sections 1 and 9). */
export function Maintenance({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { title, text, estimate } = appWording.maintenance
  useEffect(() => {
    const timer = setInterval(reload, RELOAD_MS)
    return () => clearInterval(timer)
  }, [reload])
  return (
    <main className={styles.page}>
      <div className={styles.inside}>
        <Wordmark />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Badge tone="highlight">{estimate}</Badge>
      </div>
    </main>
  )
}
