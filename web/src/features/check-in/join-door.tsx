import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../../data/requests/call'
import { continueAsGuest } from '../../data/identity/guest'
import { asProblem, fieldError } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { TextField } from '../../ui/fields/text-field'
import styles from './door.module.css'
import { doorWording } from './wording'

const words = doorWording.join

export interface JoinDoorProps {
  shareRef: string
  token: string
  onJoined: () => void
}

/** The way to the door for whoever was given its link: a name is enough. */
export function JoinDoor({ shareRef, token, onJoined }: JoinDoorProps) {
  const { user } = useSession()
  const [name, setName] = useState(user?.displayName ?? '')
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setState({ busy: true })
    try {
      if (!user) await continueAsGuest()
      await call('joinTeam', { shareRef, token, name })
      onJoined()
    } catch (error) {
      setState({ busy: false, error })
    }
  }
  const wrongName = fieldError(state.error, 'name')
  return (
    <EmptyState level={1} icon={<DoorOpen />} title={words.title}>
      <p>{words.text}</p>
      <form className={styles.join} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          autoComplete="name"
          maxLength={80}
          error={wrongName}
        />
        {state.error !== undefined && wrongName === undefined && (
          <Banner tone="error">{asProblem(state.error).detail}</Banner>
        )}
        <Button type="submit" wide busy={state.busy}>
          {words.go}
        </Button>
      </form>
    </EmptyState>
  )
}
