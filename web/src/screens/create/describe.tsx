import { PenLine, Plus, RotateCcw, Sparkles, Square } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MAX_DESCRIPTION } from 'functions/contract/drafts/ai-draft'
import { z } from 'zod'
import { useSession } from '../../data/session'
import { newDraft } from '../../features/activities/draft/defaults'
import { sortWords } from '../../features/activities/draft/sources/from-words'
import { readStoredDraft } from '../../features/activities/draft/keeping/stored-draft'
import { useDrafting } from '../../features/activities/draft/sources/use-drafting'
import { withDrafted } from '../../features/activities/draft/sources/with-drafted'
import { ownZone } from '../../lib/text/date-text'
import { usePersistentState } from '../../lib/state/use-persistent-state'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { TextArea } from '../../ui/fields/text-field'
import styles from './create.module.css'
import { DescribeStyle, useDraftingStyle } from './describe-style'
import { Drafted } from './drafted'
import { pageWordsKey } from './page-words'
import { useDroppedText } from './use-dropped-text'
import { useOpenDraft } from './use-open-draft'
import { createWording } from './wording'

const words = createWording.describe
const FIELD = 'description-of-it'
const LEAST = 3

function Prompts({ onAdd }: { onAdd: (line: string) => void }) {
  return (
    <div>
      <p className={styles.promptsLabel}>{words.promptsLabel}</p>
      <ul className={styles.prompts}>
        {words.prompts.map((prompt) => (
          <li key={prompt.label}>
            <Button
              variant="secondary"
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => onAdd(prompt.line)}
            >
              {prompt.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Goes on writing at the end of the field, once what was added is in it. */
function focusEnd() {
  requestAnimationFrame(() => {
    const field = document.getElementById(FIELD)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  })
}

/** What went wrong, and the two ways on: once more, or without the help. */
function Trouble({ title, detail, onRetry, onByHand }: TroubleProps) {
  return (
    <Banner tone="error" title={title}>
      <p>{detail}</p>
      <div className={styles.waysOn}>
        <Button variant="secondary" size="small" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {words.retry}
        </Button>
        <Button variant="secondary" size="small" icon={<PenLine aria-hidden="true" />} onClick={onByHand}>
          {words.byHand}
        </Button>
      </div>
    </Banner>
  )
}

interface TroubleProps {
  title: string
  detail: string
  onRetry: () => void
  onByHand: () => void
}

const fresh = (text: string) => ({
  ...newDraft(ownZone(), new Date().toISOString()),
  held: { userDescription: text },
})

/** What the person wrote to have a draft made of it. */
const wordsOf = (uid: string, of: string) => readStoredDraft(uid, of)?.draft.held?.userDescription ?? ''

/**
 * One's own words are kept on the device, those of a page beside them until the tab is closed; so are those of a draft that is
 * described again, from what it was made of.
 */
function useWords(uid: string, isOfPage: boolean, of: string | null) {
  const own = usePersistentState('device', `turnout.description.${uid}`, z.string(), '')
  const ofPage = usePersistentState('tab', pageWordsKey(uid), z.string(), '')
  const ofDraft = usePersistentState(
    'tab',
    `turnout.description.${uid}.${of}`,
    z.string(),
    of ? wordsOf(uid, of) : '',
  )
  if (of !== null) return ofDraft
  return isOfPage ? ofPage : own
}

function Describe({ uid }: { uid: string }) {
  const [search] = useSearchParams()
  const isOfPage = search.get('from') === 'page'
  const of = search.get('of')
  const [text, change, forget] = useWords(uid, isOfPage, of)
  const [style, changeStyle] = useDraftingStyle(uid)
  const [error, setError] = useState<string>()
  const { drafting, start, stop } = useDrafting()
  const openDraft = useOpenDraft(uid)
  const isRunning = drafting.state === 'running'
  const hasDraft = drafting.fields.length > 0

  function add(line: string) {
    change(`${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${line} `.slice(0, MAX_DESCRIPTION))
    focusEnd()
  }
  const dropping = useDroppedText(add)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim().length < LEAST) {
      setError(words.empty)
      document.getElementById(FIELD)?.focus()
      return
    }
    setError(undefined)
    void start(text.trim(), style)
  }

  function goOn() {
    // From here on the draft holds its words itself.
    if (of !== null) forget()
    openDraft({ ...drafting.fields.reduce(withDrafted, fresh(drafting.words)), creationType: 'ai' })
  }
  return (
    <form className={styles.describe} noValidate onSubmit={submit}>
      <div className={styles.writing} {...dropping.place}>
        <TextArea
          id={FIELD}
          label={words.field}
          help={dropping.isOver ? words.dropNow : isOfPage ? words.helpOfPage : words.help}
          placeholder={words.hint}
          rows={9}
          maxLength={MAX_DESCRIPTION}
          value={text}
          error={error ?? dropping.refusal}
          onChange={change}
        />
        <DescribeStyle style={style} onChange={changeStyle} />
        <p className={styles.small}>{words.outside}</p>
        {isRunning ? (
          <Button size="large" variant="secondary" wide icon={<Square aria-hidden="true" />} onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button
            type="submit"
            size="large"
            variant={hasDraft ? 'secondary' : 'primary'}
            wide
            icon={<Sparkles aria-hidden="true" />}
          >
            {hasDraft ? words.again : words.go}
          </Button>
        )}
        {drafting.problem && (
          <Trouble
            title={drafting.problem.title}
            detail={drafting.problem.detail}
            onRetry={() => void start(text.trim(), style)}
            onByHand={() => openDraft({ ...fresh(text.trim()), ...sortWords(text) })}
          />
        )}
        {!isRunning && !hasDraft && !isOfPage && <Prompts onAdd={add} />}
      </div>
      <Drafted drafting={drafting} onGoOn={goOn} />
    </form>
  )
}

/** /ai/create: a new activity in one's own words; what is drafted from them is finished in the form. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <PageRoom>
      <PageHeader title={words.heading} lead={words.lead} />
      <Describe uid={user.uid} />
    </PageRoom>
  )
}
