import type { OwnWait } from 'functions/contract/wait-list/wait-list'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { MAX_COUNTED_IN_LINE } from 'functions/contract/wait-list/counted-in-line'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openModal } from '../../lib/state/modals'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { Button } from '../../ui/button'
import { useToast } from '../../ui/dialogs/toast'
import { JoinForm } from './join-form'
import { useJoinLine, useLeaveLine, useOwnWaits } from './own-waits'
import styles from './wait-list.module.css'
import { waitListWording as words } from './wording'

export interface LineControlProps {
  user: SessionUser
  shareRef: string
  type: TicketType
  /** They have said already that they want to wait. */
  opensAtOnce?: boolean | undefined
}

function open(props: LineControlProps, wait: OwnWait | undefined) {
  openModal({
    title: words.form.title(props.type.title),
    closeOnOutsideClick: false,
    render: (close) => <JoinForm {...props} wait={wait} onClose={close} />,
  })
}

function standing({ state, positionInLine, quantity }: OwnWait): string {
  if (state === 'offered') return words.setAside
  if (state === 'taken') return words.taken
  const place = words.place(positionInLine ?? 1, MAX_COUNTED_IN_LINE)
  return `${place} · ${words.count(quantity)}`
}

/** Leaving can be undone: for some minutes the server keeps the place. */
function useLeaving({ user, shareRef, type }: LineControlProps) {
  const toast = useToast()
  const leave = useLeaveLine(user.uid)
  const join = useJoinLine(user.uid)
  const fail = (error: unknown) => toast.show({ tone: 'bad', text: asProblem(error).detail })
  const line = { shareRef, ticketTypeRef: type.shareRef }
  const back = (quantity: number) => join.mutate({ ...line, quantity }, { onError: fail })
  return {
    isBusy: leave.isPending || join.isPending,
    leave: ({ quantity }: OwnWait) =>
      leave.mutate(line, {
        onError: fail,
        onSuccess: () =>
          toast.show({ text: words.left, action: { label: words.undo, onSelect: () => back(quantity) } }),
      }),
  }
}

/** The way into the line for a ticket type that is sold out, and where one stands in it. */
export function LineControl(props: LineControlProps) {
  const { user, shareRef, type, opensAtOnce = false } = props
  const waits = useOwnWaits(user.uid, shareRef)
  const leaving = useLeaving(props)
  const wait = waits.data?.find((it) => it.ticketTypeRef === type.shareRef)
  const isOpened = useRef(false)
  const openAtOnce = useEffectEvent(() => {
    if (!isOpened.current) open(props, undefined)
    isOpened.current = true
  })
  useEffect(() => {
    if (opensAtOnce) openAtOnce()
  }, [opensAtOnce])
  if (!wait) {
    return (
      <Button
        variant="secondary"
        size="small"
        busy={leaving.isBusy}
        disabled={waits.isPending}
        aria-label={words.joinOf(type.title)}
        onClick={() => open(props, undefined)}
      >
        {words.join}
      </Button>
    )
  }
  return (
    <div className={styles.standing}>
      <p role="status">{standing(wait)}</p>
      <div className={styles.acts}>
        {wait.state === 'waiting' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.changeOf(type.title)}
            onClick={() => open(props, wait)}
          >
            {words.change}
          </Button>
        )}
        {wait.state !== 'taken' && (
          <Button
            variant="quiet"
            size="small"
            busy={leaving.isBusy}
            aria-label={words.leaveOf(type.title)}
            onClick={() => leaving.leave(wait)}
          >
            {words.leave}
          </Button>
        )}
      </div>
    </div>
  )
}
