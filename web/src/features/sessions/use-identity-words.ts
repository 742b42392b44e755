import { useEffect, useState } from 'react'
import type { IdentityWords } from './wording'

/** For when the words can't be fetched, which takes a connection, too. */
const WITHOUT_WORDS: IdentityWords = {
  title: 'That did not work.',
  next: 'Check your connection and try again; what you typed is still here.',
}

/** The words for an error; undefined while there is no error, and for the moment that it takes to fetch them. */
export function useIdentityWords(error: unknown): IdentityWords | undefined {
  const [words, setWords] = useState<{ error: unknown; words: IdentityWords }>()
  useEffect(() => {
    if (error === undefined) return undefined
    let current = true
    import('./identity-words')
      .then(({ identityWordsFor }) => identityWordsFor(error))
      .catch(() => WITHOUT_WORDS)
      .then((found) => current && setWords({ error, words: found }))
      .catch(console.error)
    return () => {
      current = false
    }
  }, [error])
  return error !== undefined && words?.error === error ? words.words : undefined
}
