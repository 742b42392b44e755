import type { Profile } from 'functions/contract/accounts/user'
import { Switch } from '../../ui/fields/checkbox'
import { useToast } from '../../ui/dialogs/toast'
import { useUpdateProfile } from './update-profile'
import { accountWording } from './wording'

const { showGoing: words } = accountWording

/** Whether one's connections see what one goes to; takes effect at once, and goes back where that fails. */
export function ShowGoing({ profile }: { profile: Profile }) {
  const toast = useToast()
  const update = useUpdateProfile()
  const wanted = update.isPending ? update.variables.showsGoing : undefined
  const onError = () => toast.show({ tone: 'bad', text: words.failed })
  return (
    <Switch
      label={words.label}
      help={words.help}
      checked={wanted ?? profile.showsGoing}
      disabled={update.isPending}
      onChange={(showsGoing) => update.mutate({ showsGoing }, { onError })}
    />
  )
}
