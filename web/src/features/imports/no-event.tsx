import type { ImportFound } from 'functions/contract/imports/import'
import { CalendarSearch, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import styles from './import.module.css'
import { LeftOut } from './left-out'
import { importWording as words } from './wording'

export interface NoEventProps {
  result: ImportFound
  /** Whether one of the pages is being looked at. */
  busy: boolean
  onLook: (url: string) => void
  onDraft: (text: string) => void
  onAgain: () => void
}

/** A source that holds no event for sure: the events that it lists, or a draft that is made of its words. */
export function NoEvent({ result, busy, onLook, onDraft, onAgain }: NoEventProps) {
  const { pages, words: text, warnings, leftOut, source } = result
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone: whoever cannot see that goes on here.
  useEffect(() => heading.current?.focus(), [])
  const title = pages.length > 0 ? words.list(pages.length) : words.noEvent
  return (
    <section className={styles.result} aria-label={title}>
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <Banner title={warnings[0] ?? words.noEvent}>
        {warnings.slice(1).join(' ')} {pages.length === 0 && words.noEventInText}
      </Banner>
      <LeftOut leftOut={leftOut} kind={source.kind} />
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map((page) => (
            <li key={page.url} className={styles.listed}>
              <span>{page.title}</span>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                aria-label={`${words.look}: ${page.title}`}
                icon={<CalendarSearch aria-hidden="true" />}
                onClick={() => onLook(page.url)}
              >
                {words.look}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {text !== null && (
        <>
          <details className={styles.guesses} open={pages.length === 0}>
            <summary>{words.itsText}</summary>
            <p className={styles.text}>{text}</p>
          </details>
          <Button
            size="large"
            wide
            disabled={busy}
            variant={pages.length > 0 ? 'secondary' : 'primary'}
            icon={<Sparkles aria-hidden="true" />}
            onClick={() => onDraft(text)}
          >
            {words.draftIt}
          </Button>
        </>
      )}
      <p className={styles.hint} role="status">
        {busy ? words.looking : ''}
      </p>
      <Button variant="quiet" disabled={busy} onClick={onAgain}>
        {words.again}
      </Button>
    </section>
  )
}
