import { CircleCheck, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { safeReturnUrl } from '../../lib/navigation/return-url'
import { ACTION_MODES, followActionLink } from '../../data/identity/action-code'
import type { ActionDone, ActionMode } from '../../data/identity/action-code'
import { codeOf } from '../../data/identity/linking'
import { IdentityError } from '../../features/sessions/identity-error'
import { useAttempt } from '../../features/sessions/use-attempt'
import { sessionWording } from '../../features/sessions/wording'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageSpinner } from '../../ui/states/spinner'
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

function DoesNotWork({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      level={1}
      icon={<Link2Off />}
      title={title}
      action={<LinkButton href={paths.verify()}>{words.goOn}</LinkButton>}
    >
      {children}
    </EmptyState>
  )
}

/** Whether the link itself is at fault, so that trying again is of no use. */
function isUsedUp(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'expired-action-code' || code === 'invalid-action-code'
}

function Failed({ mode, error, onRetry }: { mode: ActionMode; error: unknown; onRetry: () => void }) {
  if (isUsedUp(error)) return <DoesNotWork title={words.usedUp.title}>{words.usedUp[mode]}</DoesNotWork>
  return (
    <div className={styles.alone}>
      <ErrorState level={1} title={words.notNow.title} detail={words.notNow.detail} onRetry={onRetry} />
      <IdentityError error={error} hrefs={{}} />
    </div>
  )
}

function Followed({ mode, code }: { mode: ActionMode; code: string }) {
  const [done, setDone] = useState<ActionDone>()
  const { run, busy, error } = useAttempt()
  const follow = () => void run(async () => setDone(await followActionLink(code)))
  // oxlint-disable-next-line react/exhaustive-deps -- a code works once
  useEffect(follow, [code])
  if (error !== undefined && !busy) return <Failed mode={mode} error={error} onRetry={follow} />
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
  if (known) return <Followed mode={known} code={code} />
  return <DoesNotWork title={words.unknown.title}>{words.unknown.text}</DoesNotWork>
}
