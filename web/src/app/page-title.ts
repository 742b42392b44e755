import { useEffect } from 'react'
import { appWording } from './wording'

/** The document's title: `title · Turnout`. A screen that knows better than its page's title calls it again. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appWording.product}`
  }, [title])
}
