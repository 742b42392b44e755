import type { Activity } from 'functions/contract/activities/activity'
import { Link2, Mail, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { InviteConnections } from '../../features/invitations/invite-connections'
import { InvitationList } from '../../features/invitations/invitation-list'
import { InviteForm } from '../../features/invitations/invite-form'
import { useSendInvitations } from '../../features/invitations/invitations'
import styles from '../../features/invitations/invitation.module.css'
import { invitationWording as words } from '../../features/invitations/wording'
import { rsvpWording } from '../../features/rsvps/wording'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Dialog } from '../../ui/dialogs/dialog'
import { useToast } from '../../ui/dialogs/toast'

/** Who is invited and what they say, with the ways to invite more. */
export function InvitePeople({ uid, activity }: { uid: string; activity: Activity }) {
  const { shareRef } = activity
  const [way, setWay] = useState<'mail' | 'connections'>()
  const toast = useToast()
  const link = useSendInvitations(uid, shareRef)
  if (activity.status !== 'active') return null
  function done(count: number) {
    setWay(undefined)
    toast.show({ tone: 'good', text: words.sent(count) })
  }
  return (
    <Card heading={words.heading}>
      <div className={styles.part}>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.actions}>
          <Button size="small" icon={<Mail aria-hidden="true" />} onClick={() => setWay('mail')}>
            {words.open}
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={<UsersRound aria-hidden="true" />}
            onClick={() => setWay('connections')}
          >
            {words.among.open}
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={link.isPending}
            icon={<Link2 aria-hidden="true" />}
            onClick={() => link.mutate({ link: { maxUses: null }, key: crypto.randomUUID() })}
          >
            {words.link}
          </Button>
        </div>
        {link.isError && <Banner tone="error">{asProblem(link.error).detail}</Banner>}
        <InvitationList uid={uid} shareRef={shareRef} answers={rsvpWording.answers} />
      </div>
      <Dialog open={way === 'mail'} onClose={() => setWay(undefined)} title={words.title}>
        <InviteForm uid={uid} shareRef={shareRef} onSent={done} />
      </Dialog>
      <Dialog open={way === 'connections'} onClose={() => setWay(undefined)} title={words.among.open}>
        <InviteConnections uid={uid} shareRef={shareRef} onSent={done} />
      </Dialog>
    </Card>
  )
}
