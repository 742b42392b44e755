import type { ReactNode } from 'react'
import { proseClass } from '../../ui/rich-text'
import styles from './ticket-details.module.css'
import { ticketTypeWording as words } from './wording'

/** A text that is longer stays closed, so that the next ticket type is still in sight. */
const LONG = 160

function isLong(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, '').length > LONG || /<(?:h2|h3|ul|ol|pre)\b/.test(html)
}

/** Shows a rich description. */
export type RichTextView = (props: { html: string }) => ReactNode

/** One that came cleaned from the server. */
function CleanText({ html }: { html: string }) {
  return <div className={proseClass()} dangerouslySetInnerHTML={{ __html: html }} />
}

/** What an organiser says of one ticket type at length; what is long is opened by a press, without a script as well. */
export function TicketDetails({
  title,
  html,
  richText: Text = CleanText,
}: {
  title: string
  html: string
  richText?: RichTextView | undefined
}) {
  if (html === '') return null
  if (!isLong(html)) {
    return (
      <div className={styles.details}>
        <Text html={html} />
      </div>
    )
  }
  return (
    <details className={styles.details}>
      <summary>
        {words.details}
        <span className="sr-only">{words.detailsOf(title)}</span>
      </summary>
      <Text html={html} />
    </details>
  )
}
