import { LogIn } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { useSession } from '../../data/session'
import { DoorView } from '../../features/check-in/door-view'
import { JoinDoor } from '../../features/check-in/join-door'
import { doorWording as words } from '../../features/check-in/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { PageRoom } from '../../ui/layout/page-header'
import { PageSpinner } from '../../ui/states/spinner'

function SignIn({ shareRef }: { shareRef: string }) {
  const go = <LinkButton href={paths.login(paths.door(shareRef))}>{words.signIn.go}</LinkButton>
  return (
    <EmptyState level={1} icon={<LogIn />} title={words.signIn.title} action={go}>
      {words.signIn.text}
    </EmptyState>
  )
}

function Door({ shareRef }: { shareRef: string }) {
  const { state, user } = useSession()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('join')
  if (state === 'unknown') return <PageSpinner label={words.loading} />
  if (token !== null) {
    // The link is used up, or others may use it: it does not stay in the address.
    const onJoined = () => void navigate(paths.door(shareRef), { replace: true })
    return <JoinDoor {...{ shareRef, token, onJoined }} />
  }
  if (!user) return <SignIn shareRef={shareRef} />
  const page = window.location.origin + paths.publicActivity(shareRef)
  return <DoorView key={`${user.uid}/${shareRef}`} uid={user.uid} {...{ shareRef, page }} />
}

/** /:shareRef/door: where people are let in, with a connection or without. */
export function Screen() {
  const { shareRef = '' } = useParams()
  return (
    <PageRoom narrow>
      <Door shareRef={shareRef} />
    </PageRoom>
  )
}
