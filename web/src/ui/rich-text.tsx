import { RICH_TEXT_TAGS } from 'functions/contract/text/rich-text'
import { Suspense, use } from 'react'
import { classNames } from '../lib/class-names'
import styles from './rich-text.module.css'
import { Skeleton } from './states/skeleton'

const ALLOWED = { ALLOWED_TAGS: RICH_TEXT_TAGS, ALLOWED_ATTR: ['href'] }

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
