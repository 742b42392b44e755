import { BroughtAlong } from '../features/sessions/brought-along'
import { AgreeNotice } from './agree-notice'
import { AppUpdates } from './app-updates'
import { FreeHolds } from './free-holds'
import { KeepScans } from './keep-scans'
import { KeepTickets } from './keep-tickets'
import { SendDiscards } from './send-discards'

/** What the app does by itself, once the first screen is there. */
export function IdleTasks() {
  return (
    <>
      <BroughtAlong />
      <AgreeNotice />
      <AppUpdates />
      <FreeHolds />
      <KeepTickets />
      <KeepScans />
      <SendDiscards />
    </>
  )
}
