import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import {
  Circle,
  MAX_ABOUT,
  MAX_NAME,
  MAX_OWN_RHYTHM,
  NO_CIRCLE,
  Rhythm,
  checkCircle,
  circleName,
} from '../../features/communities/circle'
import type { CircleErrors } from '../../features/communities/circle'
import { communityWording } from '../../features/communities/wording'
import { usePersistentState } from '../../lib/state/use-persistent-state'
import { Button } from '../../ui/button'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Chips } from '../../ui/fields/segmented-control'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './community-screens.module.css'
import { Steps } from './steps'

const words = communityWording.circle
const RHYTHMS = Rhythm.options.map((value) => ({ value, label: words.rhythms[value] }))
const FIELDS = { name: 'circle-name', ownRhythm: 'circle-rhythm' } as const

interface FieldsProps {
  circle: Circle
  errors: CircleErrors
  onChange: (fields: Partial<Circle>) => void
}

function Fields({ circle, errors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        id={FIELDS.name}
        label={words.name}
        help={words.nameHelp}
        placeholder={words.nameHint}
        maxLength={MAX_NAME}
        value={circle.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <Chips
        label={words.rhythm}
        options={RHYTHMS}
        value={circle.rhythm}
        onChange={(rhythm) => onChange({ rhythm })}
      />
      {circle.rhythm === 'own' && (
        <TextField
          id={FIELDS.ownRhythm}
          label={words.ownRhythm}
          placeholder={words.ownRhythmHint}
          maxLength={MAX_OWN_RHYTHM}
          value={circle.ownRhythm}
          error={errors.ownRhythm}
          onChange={(ownRhythm) => onChange({ ownRhythm })}
        />
      )}
      <TextArea
        label={words.about}
        optional
        placeholder={words.aboutHint}
        maxLength={MAX_ABOUT}
        value={circle.about}
        onChange={(about) => onChange({ about })}
      />
    </>
  )
}

function Start({ uid }: { uid: string }) {
  const navigate = useNavigate()
  const [circle, change] = usePersistentState('tab', circleName(uid), Circle, NO_CIRCLE)
  const [errors, setErrors] = useState<CircleErrors>({})

  function next(event: FormEvent) {
    event.preventDefault()
    const found = checkCircle(circle)
    setErrors(found)
    const first = (['name', 'ownRhythm'] as const).find((field) => found[field] !== undefined)
    if (first) document.getElementById(FIELDS[first])?.focus()
    else void navigate(paths.communityCreateSocials())
  }
  return (
    <form className={styles.form} noValidate onSubmit={next}>
      <Fields circle={circle} errors={errors} onChange={(fields) => change({ ...circle, ...fields })} />
      <p className={styles.help}>{words.each}</p>
      <Button type="submit" size="large" wide>
        {words.next}
      </Button>
    </form>
  )
}

/** /community/create: name, rhythm and people of a circle that is to meet again and again. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <PageRoom narrow>
      <Steps at="circle" />
      <PageHeader title={words.title} lead={words.lead} />
      <Start uid={user.uid} />
    </PageRoom>
  )
}
