import { useMutation } from '@tanstack/react-query'
import type { GuestAtDoor } from 'functions/contract/check-in/door'
import { call } from '../../../data/requests/call'
import { deviceId } from '../../../data/device/device-id'
import { asProblem } from '../../../data/requests/problem'
import { useToast } from '../../../ui/dialogs/toast'
import { verdictOf } from '../scan/decide-scan'
import type { Verdict } from '../scan/decide-scan'
import { verdictWords } from '../scan/verdict-words'
import { doorWording as words } from '../wording'

/** What is done with a guest: they are let in, or what a scan did is taken back. */
export type GuestDeed = { readonly did: 'in' } | { readonly did: 'out'; readonly scanId: string }

/** How a guest looks as soon as somebody says so, before the server has. */
export function guestAfter(guest: GuestAtDoor, { did }: GuestDeed, at: string): GuestAtDoor {
  if (did === 'out') return { ...guest, status: 'valid', admission: null, byName: null }
  return { ...guest, status: 'used', admission: { at, gate: '', scanId: '' }, byName: null }
}

interface Done {
  readonly deed: GuestDeed
  readonly verdict: Verdict
  readonly scanId: string
}

async function send(shareRef: string, { key, name }: GuestAtDoor, deed: GuestDeed): Promise<Done> {
  const here = { at: new Date().toISOString(), gate: '', deviceId: deviceId() }
  if (deed.did === 'out') {
    await call('undoCheckIn', { shareRef, key, scanId: deed.scanId, ...here })
    return { deed, verdict: { kind: 'undone' }, scanId: deed.scanId }
  }
  const scanId = crypto.randomUUID()
  const { results } = await call('checkInGuests', { shareRef, scans: [{ scanId, key, ...here }] })
  const verdict: Verdict = results[0] ? verdictOf(results[0]) : { kind: 'void', name }
  return { deed, verdict, scanId }
}

/**
 * Lets a guest in from their row, or takes it back. The row shows it at once, until the list is read again; where it
 * fails, it goes back to how it was and says why.
 * @param onChanged reads the list again
 */
export function useCheckIn(shareRef: string, guest: GuestAtDoor, onChanged: () => Promise<unknown>) {
  const { show } = useToast()
  const { mutate, variables, isPending, submittedAt } = useMutation({
    // Without a connection it fails at once and says so: a row that waits would look as if they were in.
    networkMode: 'always',
    mutationFn: (deed: GuestDeed) => send(shareRef, guest, deed),
    onSuccess: async ({ deed, verdict, scanId }) => {
      if (deed.did === 'out') show({ text: words.undone(guest.name) })
      else if (verdict.kind === 'admitted') {
        const onSelect = () => mutate({ did: 'out', scanId })
        show({ tone: 'good', text: words.isIn(guest.name), action: { label: words.undo, onSelect } })
      } else {
        const { title, detail } = verdictWords(verdict)
        show({ tone: 'bad', text: `${title}. ${detail}` })
      }
      await onChanged()
    },
    onError: (error) => show({ tone: 'bad', text: words.row.failed(guest.name, asProblem(error).detail) }),
  })
  const shown = isPending ? guestAfter(guest, variables, new Date(submittedAt).toISOString()) : guest
  return { shown, isPending, act: mutate }
}
