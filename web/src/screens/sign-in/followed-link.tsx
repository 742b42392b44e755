import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { safeReturnUrl } from '../../app/return-url'
import { ACTION_MODES, followActionLink } from '../../data/identity/action-code'
import type { ActionDone, ActionMode } from '../../data/identity/action-code'
import { IdentityError } from '../../features/session/identity-error'
import { useAttempt } from '../../features/session/use-attempt'
import { sessionWording } from '../../features/session/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { PageSpinner } from '../../ui/spinner'
import styles from './sign-in.module.css'

const { action: words } = sessionWording

/** Where a link's own `continueUrl` leads on this site, if it does. */
function pathOf(continueUrl: string | null): string | undefined {
  if (continueUrl === null || !URL.canParse(continueUrl)) return undefined
  const { origin, pathname, search } = new URL(continueUrl)
  return origin === window.location.origin ? safeReturnUrl(pathname + search) : undefined
}

/** Whether somebody else may have been at the account, so that a new password is in order. */
const isWarning = (mode: ActionMode) => mode === 'recoverEmail' || mode === 'revertSecondFactorAddition'

function NextStep({ mode, done }: { mode: ActionMode; done: ActionDone }) {
  const [params] = useSearchParams()
  if (isWarning(mode)) return <LinkButton href={paths.resetPassword()}>{words.newPassword}</LinkButton>
  if (!done.isSignedIn) return <LinkButton href={paths.login()}>{words.signIn}</LinkButton>
  return <LinkButton href={pathOf(params.get('continueUrl')) ?? paths.verify()}>{words.goOn}</LinkButton>
}

function Failed({ text, children }: { text: { title: string; text: string }; children?: ReactNode }) {
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        icon={<Link2Off />}
        title={text.title}
        action={<LinkButton href={paths.verify()}>{words.goOn}</LinkButton>}
      >
        {text.text}
      </EmptyState>
      {children}
    </div>
  )
}

function Followed({ mode, code }: { mode: ActionMode; code: string }) {
  const [done, setDone] = useState<ActionDone>()
  const { run, error } = useAttempt()
  useEffect(() => {
    void run(async () => setDone(await followActionLink(code)))
    // oxlint-disable-next-line react/exhaustive-deps -- a code works once
  }, [code])
  if (error !== undefined) {
    return (
      <Failed text={{ title: words.failedTitle, text: words.failed[mode] }}>
        <IdentityError error={error} hrefs={{}} />
      </Failed>
    )
  }
  if (!done) return <PageSpinner label={words.doing} />
  const { title, text } = words.done[mode]
  return (
    <EmptyState level={1} icon={<CircleCheck />} title={title} action={<NextStep mode={mode} done={done} />}>
      {text}
    </EmptyState>
  )
}

/** Does what a mailed link asks, and says how it went. */
export function FollowedLink({ mode, code }: { mode: string; code: string }) {
  const known = ACTION_MODES.find((it) => it === mode)
  return known ? <Followed mode={known} code={code} /> : <Failed text={words.unknown} />
}
