import type { TeamMember, TeamRole } from 'functions/contract/team/team'
import { GivenRole } from 'functions/contract/team/team'
import { mayGive } from 'functions/contract/team/team-rules'
import { UserMinus } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button, IconButton } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Select } from '../../ui/fields/select'
import { useToast } from '../../ui/dialogs/toast'
import styles from './team.module.css'
import { useChangeRole, useRemove } from './team-queries'
import { teamWording as words } from './wording'

export interface MemberRowProps {
  uid: string
  shareRef: string
  /** Of the person who looks. */
  role: TeamRole
  member: TeamMember
  /** After the person who looks has left. */
  onLeft: () => void
}

function Confirm({ uid, shareRef, member, onClose, onLeft }: MemberRowProps & { onClose: () => void }) {
  const remove = useRemove(uid, shareRef)
  const isMe = member.uid === uid
  const { title, text, yes } = isMe ? words.confirm.leave : words.confirm.remove
  return (
    <Dialog open onClose={onClose} title={typeof title === 'string' ? title : title(member.name)}>
      <div className={styles.form}>
        <p>{text}</p>
        {remove.isError && <Banner tone="error">{asProblem(remove.error).detail}</Banner>}
        <div className={styles.answers}>
          <Button variant="quiet" onClick={onClose}>
            {words.confirm.keep}
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate(member.uid, { onSuccess: isMe ? onLeft : onClose })}
          >
            {yes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function RoleChoice({ uid, shareRef, member }: Pick<MemberRowProps, 'uid' | 'shareRef' | 'member'>) {
  const toast = useToast()
  const change = useChangeRole(uid, shareRef)
  return (
    <Select
      label={words.roleOf(member.name)}
      hideLabel
      value={change.isPending ? change.variables.role : member.role}
      disabled={change.isPending}
      options={GivenRole.options.map((value) => ({ value, label: words.roles[value] }))}
      onChange={(role) =>
        change.mutate(
          { uid: member.uid, role },
          { onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }) },
        )
      }
    />
  )
}

/** Somebody on the team: their role, to be changed and taken away by whoever may. */
export function MemberRow(props: MemberRowProps) {
  const { uid, role, member } = props
  const [asks, setAsks] = useState(false)
  const isMe = member.uid === uid
  return (
    <li className={styles.member}>
      <Avatar name={member.name} photoUrl={member.photoURL} size="small" />
      <div className={styles.who}>
        <span className={styles.name}>{member.name}</span>
        <span className={styles.note}>
          {isMe ? words.you : words.duties[member.role]}
          {member.isGuest && ` (${words.noAccount})`}
        </span>
      </div>
      {role === 'owner' && !member.isGuest ? (
        <RoleChoice {...props} />
      ) : (
        <Badge>{words.roles[member.role]}</Badge>
      )}
      {isMe ? (
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          {words.leave}
        </Button>
      ) : (
        mayGive(role, member.role) && (
          <IconButton label={words.remove(member.name)} icon={<UserMinus />} onClick={() => setAsks(true)} />
        )
      )}
      {asks && <Confirm {...props} onClose={() => setAsks(false)} />}
    </li>
  )
}
