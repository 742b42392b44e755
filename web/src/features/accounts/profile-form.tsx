import { Bio, DisplayName } from 'functions/contract/accounts/user'
import type { Profile } from 'functions/contract/accounts/user'
import { useState } from 'react'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { TextArea, TextField } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import styles from './account.module.css'
import { useUpdateProfile } from './update-profile'
import { accountWording } from './wording'

const { profile: words } = accountWording

/** What is wrong with what was typed, before the server is asked. */
function messageOf(result: { error?: { issues: { message: string }[] } | undefined }): string | undefined {
  return result.error?.issues[0]?.message
}

/** Name and a few words; what was typed stays until it is saved. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [typed, setTyped] = useState<{ displayName?: string; bio?: string }>({})
  const [tried, setTried] = useState(false)
  const update = useUpdateProfile()
  const toast = useToast()
  const draft = { displayName: profile.displayName, bio: profile.bio, ...typed }
  const faults = {
    displayName: messageOf(DisplayName.safeParse(draft.displayName)),
    bio: messageOf(Bio.safeParse(draft.bio)),
  }
  const isChanged = draft.displayName !== profile.displayName || draft.bio !== profile.bio
  const errorAt = (path: 'displayName' | 'bio') =>
    (tried ? faults[path] : undefined) ?? fieldError(update.error, path)
  const failed = update.error && asProblem(update.error)

  function save() {
    setTried(true)
    if (faults.displayName !== undefined || faults.bio !== undefined) return
    update.mutate(draft, {
      onSuccess: () => {
        setTyped({})
        setTried(false)
        toast.show({ tone: 'good', text: words.saved })
      },
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={words.name}
        name="displayName"
        autoComplete="name"
        maxLength={80}
        value={draft.displayName}
        error={errorAt('displayName')}
        onChange={(displayName) => setTyped({ ...typed, displayName })}
      />
      <TextArea
        label={words.bio}
        name="bio"
        optional
        help={`${words.bioHelp} ${draft.bio.length} / 300`}
        maxLength={300}
        value={draft.bio}
        error={errorAt('bio')}
        onChange={(bio) => setTyped({ ...typed, bio })}
      />
      {failed && failed.errors.length === 0 && <Banner tone="error">{failed.detail}</Banner>}
      <div>
        <Button type="submit" busy={update.isPending} disabled={!isChanged}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
