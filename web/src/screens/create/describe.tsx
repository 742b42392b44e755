import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { z } from 'zod'
import { useSession } from '../../data/session'
import { newDraft } from '../../features/activity/draft/defaults'
import { MAX_WORDS, sortWords } from '../../features/activity/draft/from-words'
import { ownZone } from '../../lib/date-text'
import { useKept } from '../../lib/use-kept'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { TextArea } from '../../ui/text-field'
import styles from './create.module.css'
import { useOpenDraft } from './use-open-draft'
import { createWording } from './wording'

const words = createWording.describe
const FIELD = 'description-of-it'

/** What the text becomes, while it is written. */
function Becomes({ text }: { text: string }) {
  const { title, description } = sortWords(text)
  return (
    <Card heading={words.becomes}>
      <dl className={styles.becomes}>
        <dt>{words.title}</dt>
        <dd className={styles.becomesTitle}>{title || words.noTitle}</dd>
        <dt>{words.sentence}</dt>
        <dd>{description || words.noSentence}</dd>
      </dl>
      <p className={styles.small}>{words.notGuessed}</p>
    </Card>
  )
}

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

function Describe({ uid }: { uid: string }) {
  const [text, change] = useKept('device', `turnout.description.${uid}`, z.string(), '')
  const [error, setError] = useState<string>()
  const openDraft = useOpenDraft(uid)

  function add(line: string) {
    change(`${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${line} `.slice(0, MAX_WORDS))
    focusEnd()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') {
      setError(words.empty)
      document.getElementById(FIELD)?.focus()
      return
    }
    setError(undefined)
    openDraft({ ...newDraft(ownZone(), new Date().toISOString()), ...sortWords(text) })
  }
  return (
    <form className={styles.describe} noValidate onSubmit={submit}>
      <div className={styles.writing}>
        <TextArea
          id={FIELD}
          label={words.field}
          help={words.help}
          placeholder={words.hint}
          rows={9}
          maxLength={MAX_WORDS}
          value={text}
          error={error}
          onChange={change}
        />
        <Prompts onAdd={add} />
      </div>
      <div className={styles.writing}>
        <Becomes text={text} />
        <Button type="submit" size="large" wide icon={<ArrowRight aria-hidden="true" />}>
          {words.go}
        </Button>
      </div>
    </form>
  )
}

/** /ai/create: a new activity in one's own words; it becomes a draft that is finished in the form. */
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
