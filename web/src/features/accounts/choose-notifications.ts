import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationChoice, NotificationChoices, Profile } from 'functions/contract/accounts/user'
import { call } from '../../data/requests/call'
import { profileQuery } from '../../data/profile'

/** One switch as it was turned. */
interface Turned {
  choice: NotificationChoice
  wanted: boolean
}

/**
 * Turns a switch at once and tells the server; where that fails, this switch alone goes back.
 * @param onFailed told how to try again
 */
export function useChooseNotifications(uid: string, onFailed: (again: () => void) => void) {
  const client = useQueryClient()
  const { queryKey } = profileQuery(uid)
  const write = (change: Partial<NotificationChoices>) =>
    client.setQueryData<Profile>(
      queryKey,
      (profile) => profile && { ...profile, notifications: { ...profile.notifications, ...change } },
    )
  const choose = useMutation({
    mutationFn: ({ choice, wanted }: Turned) => call('chooseNotifications', { [choice]: wanted }),
    onSuccess: (choices, { choice }) => write({ [choice]: choices[choice] }),
    onError: (_, turned) => {
      write({ [turned.choice]: !turned.wanted })
      onFailed(() => turn(turned))
    },
  })
  function turn(turned: Turned) {
    // A profile that was asked for before would turn it back.
    void client.cancelQueries({ queryKey }, { revert: false })
    write({ [turned.choice]: turned.wanted })
    choose.mutate(turned)
  }
  return turn
}
