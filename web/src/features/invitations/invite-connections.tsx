import { useInfiniteQuery } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { Invitee } from 'functions/contract/invitations/invitation'
import { Search, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { asProblem } from '../../data/requests/problem'
import { Avatar } from '../../ui/avatar'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/fields/checkbox'
import { Skeleton } from '../../ui/states/skeleton'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './invitation.module.css'
import { inviteesQuery, useSendInvitations } from './invitations'
import { invitationWording } from './wording'

const words = invitationWording.among

/** The connections of whom a part of the name is this; a search looks at all of them, page after page. */
function useInvitees(uid: string, shareRef: ShareRef, name: string) {
  const query = useInfiniteQuery(inviteesQuery(uid, shareRef))
  const { hasNextPage, isFetching, fetchNextPage } = query
  const isSearching = name !== ''
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetching) void fetchNextPage()
  }, [isSearching, hasNextPage, isFetching, fetchNextPage])
  const all = query.data?.pages.flatMap((page) => page.items)
  const found = all?.filter((it) => it.name.toLowerCase().includes(name.toLowerCase()))
  return { query, all, found }
}

interface ChoiceProps {
  invitee: Invitee
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Somebody to choose; whoever is invited or has answered is shown as such. */
function Choice({ invitee: { name, photoURL, standing }, isChosen, onChoose }: ChoiceProps) {
  const label = (
    <span className={styles.person}>
      <Avatar name={name} photoUrl={photoURL} size="small" />
      <span className={styles.named}>
        {name}
        {standing !== null && <span className={styles.lead}>{words.standing[standing]}</span>}
      </span>
    </span>
  )
  return (
    <li>
      <Checkbox label={label} checked={isChosen} disabled={standing !== null} onChange={onChoose} />
    </li>
  )
}

export interface InviteConnectionsProps {
  uid: string
  shareRef: ShareRef
  onSent: (count: number) => void
}

/** The person's own connections, to be invited several at once. */
export function InviteConnections({ uid, shareRef, onSent }: InviteConnectionsProps) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [message, setMessage] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const { query, all, found } = useInvitees(uid, shareRef, name.trim())
  const send = useSendInvitations(uid, shareRef)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    send.mutate({ connections: [...chosen], message, key }, { onSuccess: ({ invited }) => onSent(invited) })
  }
  function choose(of: string, isChosen: boolean) {
    setChosen((before) => (isChosen ? [...before, of] : before.filter((it) => it !== of)))
  }
  if (query.error) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!all || !found) return <Skeleton shape="card" />
  if (all.length === 0 && !query.hasNextPage) return <p className={styles.lead}>{words.none}</p>
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.search}
        type="search"
        autoComplete="off"
        lead={<Search aria-hidden="true" />}
        value={name}
        onChange={setName}
      />
      <ul className={styles.picker} aria-label={words.people}>
        {found.map((invitee) => (
          <Choice
            key={invitee.uid}
            invitee={invitee}
            isChosen={chosen.includes(invitee.uid)}
            onChoose={(isChosen) => choose(invitee.uid, isChosen)}
          />
        ))}
      </ul>
      {found.length === 0 && !query.hasNextPage && (
        <p className={styles.lead} role="status">
          {words.noMatch(name.trim())}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {invitationWording.more}
        </Button>
      )}
      <TextArea
        label={invitationWording.message}
        optional
        rows={2}
        maxLength={500}
        value={message}
        onChange={setMessage}
      />
      {send.isError && <Banner tone="error">{asProblem(send.error).detail}</Banner>}
      <Button
        type="submit"
        busy={send.isPending}
        disabled={chosen.length === 0}
        icon={<Send aria-hidden="true" />}
      >
        {words.send(chosen.length)}
      </Button>
    </form>
  )
}
