import { useMutation } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import { call } from '../../data/requests/call'
import { asProblem } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { QrCode } from '../../ui/qr-code'
import styles from './door.module.css'
import { doorWording } from './wording'

const words = doorWording.staff

/** A link by which others help at the door, for the owner and managers: to copy, to scan, and to withdraw. */
export function StaffLink({ shareRef }: { shareRef: ShareRef }) {
  const invite = useMutation({ mutationFn: () => call('inviteToTeam', { shareRef, role: 'door' }) })
  const withdraw = useMutation({
    mutationFn: (invitationId: string) => call('withdrawTeamInvitation', { shareRef, invitationId }),
    onSuccess: () => invite.reset(),
  })
  const error = invite.error ?? withdraw.error
  return (
    <section className={styles.part} aria-label={words.heading}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.note}>{withdraw.isSuccess && !invite.data ? words.withdrawn : words.text}</p>
      {error && <Banner tone="error">{asProblem(error).detail}</Banner>}
      {invite.data ? (
        <>
          <div className={styles.qr}>
            <QrCode text={invite.data.link} label={words.scan} />
          </div>
          <CopyButton text={invite.data.link} label={words.copy} variant="primary" size="medium" wide />
          <Button
            variant="danger"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(invite.data.invitation.id)}
          >
            {words.withdraw}
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={invite.isPending} onClick={() => invite.mutate()}>
          {words.make}
        </Button>
      )}
    </section>
  )
}
