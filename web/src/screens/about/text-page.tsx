import type { ReactNode } from 'react'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { proseClass } from '../../ui/rich-text'
import styles from './text-page.module.css'
import { useHash } from './use-hash'

export interface TextSection {
  /** What the section is called in an address; links to it outlive a change of its title. */
  id: string
  title: string
  body: ReactNode
}

interface TextPageProps {
  title: string
  lead: ReactNode
  /** The version of the text, a day such as `2026-11-22`. */
  version: string
  sections: readonly TextSection[]
}

function dayInWords(day: string): string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <h2 className={styles.contentsTitle}>On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A long text to read: its version, what is in it, and sections that can be linked to. */
export function TextPage({ title, lead, version, sections }: TextPageProps) {
  useHash()
  return (
    <PageRoom>
      <PageHeader title={title} lead={lead} />
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.text}>
          <p className={styles.version}>
            Version of <time dateTime={version}>{dayInWords(version)}</time>
          </p>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <div className={proseClass()}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </PageRoom>
  )
}
