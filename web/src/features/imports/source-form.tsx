import type { ImportActivity } from 'functions/contract/imports/import'
import { CalendarArrowUp, Search } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent, FormEvent } from 'react'
import { classNames } from '../../lib/class-names'
import { ownZone } from '../../lib/text/date-text'
import { Button } from '../../ui/button'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './import.module.css'
import { readFile, wholeLink } from './read-file'
import { importWording as words } from './wording'

type Way = keyof typeof words.ways

const WAYS = [
  { value: 'url', label: words.ways.url },
  { value: 'file', label: words.ways.file },
  { value: 'text', label: words.ways.text },
] as const

interface FileFieldProps {
  file: File | undefined
  error: string | undefined
  onChoose: (file: File) => void
}

function FileField({ file, error, onChoose }: FileFieldProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setIsOver(is)
  }
  return (
    <div>
      <div
        className={classNames(styles.place, isOver && styles.over)}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          const [dropped] = event.dataTransfer.files
          if (dropped) onChoose(dropped)
        }}
      >
        <CalendarArrowUp aria-hidden="true" />
        <span className={styles.choose}>{file?.name ?? words.choose}</span>
        <span className={styles.hint}>{file ? words.limits : `${words.drop} · ${words.limits}`}</span>
        <input
          className={styles.file}
          type="file"
          accept=".ics,.csv,text/calendar,text/csv"
          aria-label={words.choose}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'import-file-error'}
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) onChoose(chosen)
          }}
        />
      </div>
      {error !== undefined && (
        <p id="import-file-error" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export interface SourceFormProps {
  busy: boolean
  /** What the server had against the link or text. */
  error: string | undefined
  /** `name` is that of a file, to be kept with what is made from it. */
  onFind: (source: ImportActivity, name: string) => void
}

/** A link, a file or pasted text. */
export function SourceForm({ busy, error, onFind }: SourceFormProps) {
  const [way, setWay] = useState<Way>('url')
  const [typed, setTyped] = useState({ url: '', text: '' })
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState<string>()
  const shown = missing ?? error

  async function findIn(chosen: File) {
    const text = await readFile(chosen)
    if (text === undefined) return setMissing(words.tooLarge)
    const kind = /\.csv$/i.test(chosen.name) ? 'csv' : 'text'
    return onFind({ kind, text, timezone: ownZone() }, chosen.name.slice(0, 120))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = way === 'file' ? !file : typed[way].trim() === ''
    setMissing(isEmpty ? words.empty[way] : undefined)
    if (isEmpty) return
    if (way === 'url') onFind({ kind: 'url', url: wholeLink(typed.url), timezone: ownZone() }, '')
    else if (way === 'text') onFind({ kind: 'text', text: typed.text, timezone: ownZone() }, '')
    else if (file) void findIn(file)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SegmentedControl
        label={words.from}
        options={WAYS}
        value={way}
        onChange={(next) => {
          setWay(next)
          setMissing(undefined)
        }}
      />
      {way === 'url' && (
        <TextField
          id="import-url"
          label={words.link}
          help={words.linkHelp}
          type="url"
          inputMode="url"
          placeholder={words.linkHint}
          value={typed.url}
          error={shown}
          onChange={(url) => setTyped({ ...typed, url })}
        />
      )}
      {way === 'file' && <FileField file={file} error={shown} onChoose={setFile} />}
      {way === 'text' && (
        <TextArea
          id="import-text"
          label={words.paste}
          help={words.pasteHelp}
          rows={8}
          value={typed.text}
          error={shown}
          onChange={(text) => setTyped({ ...typed, text })}
        />
      )}
      <Button type="submit" size="large" wide busy={busy} icon={<Search aria-hidden="true" />}>
        {words.go}
      </Button>
      <p className={styles.hint} role="status">
        {busy ? words.looking : ''}
      </p>
    </form>
  )
}
