import type { DraftedField } from 'functions/contract/drafts/ai-draft'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { shortWhen } from '../../lib/text/date-text'
import styles from './drafted-list.module.css'
import { GuessMark } from './sections/guess-mark'
import { activityWording } from './wording'

const words = activityWording.drafted

/** The words between the tags of a rich text. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li|h2|h3)>/g, '$& '), 'text/html')
  return body.textContent.trim()
}

function valueText(it: DraftedField): string {
  switch (it.field) {
    case 'startDate':
    case 'endDate':
      return shortWhen(it.value)
    case 'price':
      return formatMoney(it.value.amount, it.value.currency)
    case 'richDescription':
      return textOf(it.value)
    case 'type':
      return activityWording.where.types[it.value]
    case 'audience':
      return activityWording.audience.values[it.value]
    default:
      return String(it.value)
  }
}

/** Words to search by are not for people to read. */
function isShown(it: DraftedField): it is Exclude<DraftedField, { field: 'coverWords' }> {
  return it.field !== 'coverWords'
}

/** What was drafted so far, each field with where it came from. */
export function DraftedList({ fields }: { fields: readonly DraftedField[] }) {
  return (
    <dl className={styles.list} aria-live="polite">
      {fields.filter(isShown).map((it) => (
        <div key={it.field} className={styles.entry} data-field={it.field}>
          <dt>{words.fields[it.field]}</dt>
          <dd>
            <p className={it.field === 'title' ? styles.title : styles.value}>{valueText(it)}</p>
            <GuessMark mark={{ kind: it.from, text: it.quote ?? '' }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
