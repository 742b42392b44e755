import { use } from 'react'
import { classNames } from '../lib/class-names'
import styles from './rich-text.module.css'
import { Suspense } from 'react'
import { Skeleton } from './skeleton'

/** What an organiser's description may hold; the server's own list is the same (functions/src/domain). */
const ALLOWED = {
  ALLOWED_TAGS: 'p br strong em s u code pre blockquote ul ol li h1 h2 h3 hr a'.split(' '),
  ALLOWED_ATTR: ['href'],
}

let purifier: Promise<(html: string) => string> | undefined

function loadPurifier() {
  purifier ??= import('dompurify').then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', (node) => {
      if (node.tagName !== 'A') return
      node.setAttribute('rel', 'noopener nofollow ugc')
      node.setAttribute('target', '_blank')
    })
    return (html: string) => purify.sanitize(html, ALLOWED)
  })
  return purifier
}

/** The look of formatted text, for markup that is already known to be safe. */
export function proseClass(className?: string): string {
  return classNames(styles.prose, className)
}

function Sanitized({ html }: { html: string }) {
  const sanitize = use(loadPurifier())
  // oxlint-disable-next-line react/no-danger -- sanitized in this very line
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
}

/** Formatted text by a person: sanitized again here, whatever the server did. */
export function RichText({ html }: { html: string }) {
  return (
    <Suspense fallback={<Skeleton width="long" />}>
      <Sanitized html={html} />
    </Suspense>
  )
}
