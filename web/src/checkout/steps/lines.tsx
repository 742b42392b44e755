import { QueryClientProvider } from '@tanstack/react-query'
import type { ShareRef } from 'functions/contract/ids'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { ReactNode } from 'react'
import { ModalList } from '../../frame/modal-list'
import { queryClient } from '../../data/requests/query-client'
import type { SessionUser } from '../../data/session-user'
import { LineControl } from '../../features/wait-list/line-control'
import { OfferBanners } from '../../features/wait-list/offer-banners'
import { ToastProvider } from '../../ui/dialogs/toast'

export interface LinesProps {
  user: SessionUser
  shareRef: ShareRef
  /** Of the ticket type that a guest came in to wait for. */
  wanted: ShareRef | undefined
  /** The tickets, each with the way into its line. */
  children: (waitFor: (type: TicketType) => ReactNode) => ReactNode
}

/** Tickets that are set aside for the person, and the way into the line for each type that is sold out. */
export function Lines({ user, shareRef, wanted, children }: LinesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <OfferBanners uid={user.uid} shareRef={shareRef} />
        {children((type) => (
          <LineControl user={user} shareRef={shareRef} type={type} opensAtOnce={type.shareRef === wanted} />
        ))}
        <ModalList />
      </ToastProvider>
    </QueryClientProvider>
  )
}
