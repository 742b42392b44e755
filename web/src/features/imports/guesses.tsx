import { Sparkles } from 'lucide-react'
import styles from './import.module.css'
import { importWording as words } from './wording'

/** The fields of an event that the source leaves open, and what each guess rests on. */
export function Guesses({ guessed }: { guessed: Readonly<Record<string, string>> }) {
  const known = Object.entries(words.fields).flatMap(([field, name]) => {
    const why = guessed[field]
    return why === undefined ? [] : [{ name, why }]
  })
  if (known.length === 0) return null
  return (
    <details className={styles.guesses}>
      <summary>
        <Sparkles aria-hidden="true" />
        {words.toCheck(known.map(({ name }) => name).join(', '))}
      </summary>
      <ul className={styles.reasons}>
        {known.map(({ name, why }) => (
          <li key={name}>
            <strong>{name}</strong> {why}
          </li>
        ))}
      </ul>
    </details>
  )
}
