import type { Activity } from 'functions/contract/activities/activity'
import { ExternalLink } from 'lucide-react'
import styles from './about.module.css'
import { publicWording as words } from '../wording'

/** Where an imported activity was published first; the organiser says so, and nobody vouches for it. */
export function SourceNote({ source }: Pick<Activity, 'source'>) {
  if (!source) return null
  if (source.url === null) {
    return source.name === '' ? null : (
      <p className={styles.source}>
        {words.importedFrom} {source.name}
      </p>
    )
  }
  return (
    <p className={styles.source}>
      {words.importedFrom}{' '}
      <a href={source.url} rel="nofollow ugc noopener" target="_blank">
        {source.name}
        <ExternalLink aria-hidden="true" />
      </a>
    </p>
  )
}
