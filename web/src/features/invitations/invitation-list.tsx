import type { ShareRef } from 'functions/contract/ids'
import type { InvitationInfo } from 'functions/contract/invitations/invitation'
import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'
import { Link2, Mail, X } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import { timeAgo } from '../../lib/text/date-text'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button, IconButton } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'
import { PersonList, PersonRow } from '../../ui/layout/person-list'
import { QrCode } from '../../ui/qr-code'
import styles from './invitation.module.css'
import { useChangeInvitation, useInvitations } from './invitations'
import { invitationWording as words } from './wording'

/** What a link offers: to copy it, or to show it to a phone. */
function LinkTools({ link }: { link: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <CopyButton text={link} label={words.copy} />
      <Button variant="quiet" size="small" onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideCode : words.showCode}
      </Button>
      {isShown && (
        <div className={styles.code}>
          <QrCode text={link} label={words.code} />
        </div>
      )}
    </>
  )
}

function Sign({ kind, who }: { kind: InvitationInfo['kind']; who: string }) {
  if (kind === 'connection') return <Avatar name={who} size="small" />
  return kind === 'link' ? <Link2 aria-hidden="true" /> : <Mail aria-hidden="true" />
}

interface RowProps {
  invitation: InvitationInfo
  answers: Record<RsvpAnswer, string>
  busy: boolean
  onChange: (change: 'resend' | 'revoke') => void
}

function Row({ invitation, answers, busy, onChange }: RowProps) {
  const { kind, email, name, status, response, maxUses, uses, sentAt, link } = invitation
  const person = email ?? name
  const who = kind === 'link' ? words.anyone : (person ?? words.gone)
  const isWaiting = status !== 'revoked' && response === null && person !== null
  const isCounted = kind === 'link' && maxUses !== null
  const resend = isWaiting && (
    <Button
      variant="secondary"
      size="small"
      disabled={busy}
      aria-label={words.resendTo(who)}
      onClick={() => onChange('resend')}
    >
      {words.resend}
    </Button>
  )
  return (
    <PersonRow
      lead={<Sign kind={kind} who={who} />}
      name={who}
      note={`${timeAgo(sentAt)}${isCounted ? ` · ${words.uses(uses, maxUses)}` : ''}`}
      below={link === null ? resend : <LinkTools link={link} />}
    >
      <Badge tone={response === 'going' ? 'good' : 'plain'}>
        {response === null ? words.status[status] : answers[response]}
      </Badge>
      {status !== 'revoked' && (
        <IconButton
          label={words.revokeOf(who)}
          icon={<X />}
          disabled={busy}
          onClick={() => onChange('revoke')}
        />
      )}
    </PersonRow>
  )
}

export interface InvitationListProps {
  uid: string
  shareRef: ShareRef
  /** How each answer is called. */
  answers: Record<RsvpAnswer, string>
}

/** Who was invited and what they answered; links with the ways to pass them on. */
export function InvitationList({ uid, shareRef, answers }: InvitationListProps) {
  const query = useInvitations(uid, shareRef)
  const change = useChangeInvitation(uid, shareRef)
  const all = query.data?.pages.flatMap((page) => page.items) ?? []
  const failed = query.error ?? change.error
  return (
    <>
      {failed && <Banner tone="error">{asProblem(failed).detail}</Banner>}
      <PersonList>
        {all.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            answers={answers}
            busy={change.isPending}
            onChange={(what) => change.mutate({ invitationId: invitation.id, change: what })}
          />
        ))}
      </PersonList>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
