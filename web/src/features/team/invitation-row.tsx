import type { TeamInvitation } from 'functions/contract/team/team'
import { Link2, Mail, X } from 'lucide-react'
import { asProblem } from '../../data/requests/problem'
import { IconButton } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import styles from './team.module.css'
import { useWithdraw } from './team-queries'
import { teamWording } from './wording'

const words = teamWording.pending

const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(instant))

export interface InvitationRowProps {
  uid: string
  shareRef: string
  invitation: TeamInvitation
  mayWithdraw: boolean
}

/** An invitation that nobody has followed yet, or one for several people. */
export function InvitationRow({ uid, shareRef, invitation, mayWithdraw }: InvitationRowProps) {
  const toast = useToast()
  const withdraw = useWithdraw(uid, shareRef)
  const whom = invitation.email ?? words.link(invitation.role)
  return (
    <li className={styles.member}>
      <span className={styles.icon} aria-hidden="true">
        {invitation.email === null ? <Link2 /> : <Mail />}
      </span>
      <div className={styles.who}>
        <span className={styles.name}>{whom}</span>
        <span className={styles.note}>
          {teamWording.roles[invitation.role]}, {words.until(dateOf(invitation.expiresAt))}
        </span>
      </div>
      {mayWithdraw && (
        <IconButton
          label={words.withdraw(whom)}
          icon={<X />}
          disabled={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(invitation.id, {
              onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
            })
          }
        />
      )}
    </li>
  )
}
