import type { ImportFound } from 'functions/contract/imports/import'
import { CircleMinus } from 'lucide-react'
import styles from './import.module.css'
import { importWording as words } from './wording'

/** What the source holds and is not offered, each with why. */
export function LeftOut({
  leftOut,
  kind,
}: {
  leftOut: ImportFound['leftOut']
  kind: ImportFound['source']['kind']
}) {
  const { count, items } = leftOut
  if (count === 0) return null
  return (
    <details className={styles.leftOut} open={count <= 3}>
      <summary>
        <CircleMinus aria-hidden="true" />
        {kind === 'csv' ? words.leftOutRows(count) : words.leftOut(count)}
      </summary>
      <ul className={styles.reasons}>
        {items.map(({ title, why }, place) => (
          // The same may be left out twice: its place in the list is what tells them apart.
          <li key={place}>
            <strong>{title}</strong> {why}
          </li>
        ))}
        {count > items.length && <li>{words.moreLeftOut(count - items.length)}</li>}
      </ul>
    </details>
  )
}
