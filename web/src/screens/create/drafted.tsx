import { ArrowRight } from 'lucide-react'
import type { Drafting } from '../../features/activities/draft/sources/use-drafting'
import { DraftedList } from '../../features/activities/drafted-list'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './create.module.css'
import { createWording } from './wording'

const words = createWording.describe

function Notes({ notes }: Pick<Drafting, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label={words.notesLabel}>
      {notes.map((note) => (
        <li key={note}>{words.notes[note]}</li>
      ))}
    </ul>
  )
}

/** The draft as it comes, and the way on into the form. */
export function Drafted({ drafting, onGoOn }: { drafting: Drafting; onGoOn: () => void }) {
  const { state, fields, notes } = drafting
  const isRunning = state === 'running'
  return (
    <div className={styles.writing}>
      <Card heading={words.becomes}>
        {fields.length === 0 && !isRunning && <p className={styles.small}>{words.nothingYet}</p>}
        <DraftedList fields={fields} />
        {isRunning && <Skeleton shape="text" />}
        <p className="sr-only" role="status">
          {isRunning ? words.running : state === 'done' && words.done(fields.length)}
        </p>
        <Notes notes={notes} />
        <p className={styles.small}>{words.notPublished}</p>
      </Card>
      {fields.length > 0 && !isRunning && (
        <Button size="large" wide icon={<ArrowRight aria-hidden="true" />} onClick={onGoOn}>
          {words.goOn}
        </Button>
      )}
    </div>
  )
}
