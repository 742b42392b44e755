import { GivenRole } from 'functions/contract/team/team'
import type { TeamInvited, TeamRole } from 'functions/contract/team/team'
import { mayGive } from 'functions/contract/team/team-rules'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { z } from 'zod'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { Dialog } from '../../ui/dialogs/dialog'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { TextField } from '../../ui/fields/text-field'
import styles from './team.module.css'
import { useInvite } from './team-queries'
import { teamWording } from './wording'

const words = teamWording.invite

function Ready({ invited, onClose }: { invited: z.infer<typeof TeamInvited>; onClose: () => void }) {
  const { invitation, link } = invited
  return (
    <div className={styles.form}>
      {invitation.email !== null && <p>{words.sent(invitation.email)}</p>}
      <p className={styles.link}>{link}</p>
      <p className={styles.note}>{invitation.isForMany ? words.many : words.once}</p>
      <div className={styles.answers}>
        <CopyButton text={link} label={words.copy} variant="primary" size="medium" />
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}

export interface InviteDialogProps {
  uid: string
  shareRef: string
  /** Of the person who asks: it says which roles they may give. */
  role: TeamRole
  onClose: () => void
}

/** Asks somebody to help: with a role, by mail or by a link to pass on. */
export function InviteDialog({ uid, shareRef, role, onClose }: InviteDialogProps) {
  const roles = GivenRole.options.filter((given) => mayGive(role, given))
  const [given, setGiven] = useState<GivenRole>(roles[0] ?? 'door')
  const [email, setEmail] = useState('')
  const invite = useInvite(uid, shareRef)
  const address = email.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    invite.mutate({ role: given, ...(address !== '' && { email: address }) })
  }
  const wrongEmail = fieldError(invite.error, 'email')
  return (
    <Dialog open onClose={onClose} title={invite.isSuccess ? words.done : words.title}>
      {invite.isSuccess ? (
        <Ready invited={invite.data} onClose={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <SegmentedControl
            label={words.role}
            options={roles.map((value) => ({ value, label: teamWording.roles[value] }))}
            value={given}
            onChange={setGiven}
            help={teamWording.duties[given]}
          />
          <TextField
            label={words.email}
            optional
            type="email"
            autoComplete="off"
            help={words.emailHelp}
            value={email}
            onChange={setEmail}
            error={wrongEmail}
          />
          {invite.isError && wrongEmail === undefined && (
            <Banner tone="error">{asProblem(invite.error).detail}</Banner>
          )}
          <Button type="submit" wide busy={invite.isPending}>
            {address === '' ? words.make : words.send}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
