import type { Team } from 'functions/contract/team/team'
import { mayGive } from 'functions/contract/team/team-rules'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Skeleton } from '../../ui/states/skeleton'
import { InvitationRow } from './invitation-row'
import { InviteDialog } from './invite-dialog'
import { MemberRow } from './member-row'
import styles from './team.module.css'
import { useTeam } from './team-queries'
import { teamWording as words } from './wording'

interface TeamCardProps {
  uid: string
  shareRef: string
  onLeft: () => void
}

function Owner({ owner, isMe }: { owner: Team['owner']; isMe: boolean }) {
  return (
    <li className={styles.member}>
      <Avatar name={owner.name} photoUrl={owner.photoURL} size="small" />
      <div className={styles.who}>
        <span className={styles.name}>{owner.name}</span>
        <span className={styles.note}>{isMe ? words.you : words.duties.owner}</span>
      </div>
      <Badge tone="info">{words.roles.owner}</Badge>
    </li>
  )
}

function Invitations({ team, uid, shareRef }: TeamCardProps & { team: Team }) {
  if (team.invitations.length === 0) return null
  return (
    <>
      <h3 className={styles.subtitle}>{words.pending.heading}</h3>
      <ul className={styles.list}>
        {team.invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            {...{ uid, shareRef, invitation }}
            mayWithdraw={mayGive(team.role, invitation.role)}
          />
        ))}
      </ul>
    </>
  )
}

/** Who helps, in which role, and who was asked. */
export function TeamCard(props: TeamCardProps) {
  const { uid, shareRef, onLeft } = props
  const [isAsking, setAsking] = useState(false)
  const query = useTeam(uid, shareRef)
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const { role, owner, members } = query.data
  return (
    <Card heading={words.heading}>
      <ul className={styles.list}>
        <Owner owner={owner} isMe={owner.uid === uid} />
        {members.map((member) => (
          <MemberRow key={member.uid} {...{ uid, shareRef, role, member, onLeft }} />
        ))}
      </ul>
      {members.length === 0 && <p className={styles.note}>{words.alone}</p>}
      <Invitations {...props} team={query.data} />
      <div className={styles.acts}>
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setAsking(true)}>
          {words.invite.open}
        </Button>
      </div>
      {isAsking && <InviteDialog {...{ uid, shareRef, role }} onClose={() => setAsking(false)} />}
    </Card>
  )
}
