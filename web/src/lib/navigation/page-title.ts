import { useEffect } from 'react'
import { PRODUCT } from '../text/product'

/** The document's title: `title · Turnout`. A screen that knows better than its page's title calls it again. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])
}
