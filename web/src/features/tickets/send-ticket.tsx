import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Recipient, Ticket } from 'functions/contract/tickets/ticket'
import { useState } from 'react'
import { call } from '../../data/requests/call'
import { asProblem, fieldError } from '../../data/requests/problem'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { TextField } from '../../ui/fields/text-field'
import { useToast } from '../../ui/dialogs/toast'
import styles from './find-tickets.module.css'
import { ticketWording } from './wording'

const words = ticketWording.send

/** Reads a person's tickets anew once one of them went or came back. */
function useFreshTickets(uid: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['tickets', uid] })
}

function SendForm({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const toast = useToast()
  const refresh = useFreshTickets(ticket.holderUid)
  const [to, setTo] = useState<Recipient>({ fullName: '', email: '' })
  const send = useMutation({
    mutationFn: () => call('sendTicket', { ticketId: ticket.id, to: { ...to, email: to.email.trim() } }),
    onSuccess: async () => {
      await refresh()
      toast.show({ tone: 'good', text: words.sent(to.fullName) })
      onDone()
    },
  })
  const problem = send.error && asProblem(send.error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate()
      }}
    >
      <p>{words.help}</p>
      <TextField
        label={words.fullName}
        value={to.fullName}
        error={fieldError(send.error, 'to.fullName')}
        onChange={(fullName) => setTo({ ...to, fullName })}
      />
      <TextField
        label={words.email}
        type="email"
        value={to.email}
        error={fieldError(send.error, 'to.email')}
        onChange={(email) => setTo({ ...to, email })}
      />
      {problem && problem.errors.length === 0 && <Banner tone="error">{problem.detail}</Banner>}
      <Button type="submit" busy={send.isPending}>
        {words.action}
      </Button>
    </form>
  )
}

function TakeBack({ ticket }: { ticket: Ticket }) {
  const toast = useToast()
  const refresh = useFreshTickets(ticket.holderUid)
  const takeBack = useMutation({
    mutationFn: () => call('takeBackTicket', { ticketId: ticket.id }),
    onSuccess: async () => {
      await refresh()
      toast.show({ tone: 'good', text: words.back })
    },
    onError: (error) => toast.show({ tone: 'bad', text: asProblem(error).detail }),
  })
  return (
    <Button variant="secondary" size="small" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
      {words.takeBack}
    </Button>
  )
}

/** Sends a good ticket on, or takes one back that was sent. */
export function SendTicket({ ticket }: { ticket: Ticket }) {
  const [isOpen, setIsOpen] = useState(false)
  if (ticket.sent) return <TakeBack ticket={ticket} />
  if (ticket.status !== 'valid') return null
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.title(ticket.ticketTypeTitle)}>
        <SendForm ticket={ticket} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
