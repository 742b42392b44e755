import { Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { classNames } from '../../lib/class-names'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { proseClass } from '../../ui/rich-text'
import { TextField } from '../../ui/fields/text-field'
import { account } from './help-account'
import { attending } from './help-attending'
import { organising } from './help-organising'
import { searchHelp } from './help-search'
import type { HelpAnswer, HelpGroup } from './help-search'
import styles from './help.module.css'
import { useHash } from './use-hash'

/** All of the help. */
export const HELP: readonly HelpGroup[] = [...attending, ...organising, ...account]

/** A question that opens to its answer; another address or search makes it anew, opened or not. */
function Answer({ id, question, answer, isOpen }: HelpAnswer & { isOpen: boolean }) {
  return (
    <details id={id} className={styles.answer} open={isOpen}>
      <summary className={styles.question}>
        <h3>{question}</h3>
      </summary>
      <div className={classNames(styles.words, proseClass())}>{answer}</div>
    </details>
  )
}

function Group({ group, isOpen }: { group: HelpGroup; isOpen: (id: string) => boolean }) {
  return (
    <section className={styles.group} aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`}>{group.title}</h2>
      <div className={styles.answers}>
        {group.answers.map((it) => (
          <Answer key={`${it.id}-${String(isOpen(it.id))}`} {...it} isOpen={isOpen(it.id)} />
        ))}
      </div>
    </section>
  )
}

function Groups({ search }: { search: string }) {
  const hash = useHash()
  const found = searchHelp(HELP, search)
  const count = found.reduce((sum, { answers }) => sum + answers.length, 0)
  const isSearch = search.trim() !== ''
  // A few answers are read at once; many are chosen from.
  const isOpen = (id: string) => id === hash || (isSearch && count <= 3)
  return (
    <>
      <p className="sr-only" role="status">
        {isSearch ? (count === 1 ? '1 answer' : `${count} answers`) : ''}
      </p>
      {count === 0 ? (
        <EmptyState
          level={2}
          icon={<SearchX />}
          title="No answer to that yet"
          action={<LinkButton href={paths.contact()}>Ask us</LinkButton>}
        >
          Try fewer or other words, or write to us.
        </EmptyState>
      ) : (
        found.map((group) => <Group key={group.id} group={group} isOpen={isOpen} />)
      )}
    </>
  )
}

/** /help: answers to what people ask, to search and to link to. */
export function Screen() {
  const [search, setSearch] = useState('')
  return (
    <PageRoom narrow>
      <PageHeader title="Help" lead="Tickets, RSVPs, organising and payouts." />
      <search className={styles.search}>
        <TextField
          label="Search the help"
          hideLabel
          type="search"
          placeholder="Search: refund, import, door …"
          lead={<Search aria-hidden="true" />}
          value={search}
          onChange={setSearch}
        />
      </search>
      <Groups search={search} />
      <aside className={styles.more} aria-labelledby="more-help">
        <h2 id="more-help">Still stuck?</h2>
        <p>
          For a question about an activity, such as its time, entrance or a refund, ask its organiser. For
          anything about Turnout, ask us.
        </p>
        <LinkButton variant="secondary" href={paths.contact()}>
          Contact us
        </LinkButton>
      </aside>
    </PageRoom>
  )
}
