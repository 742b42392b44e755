import { useEffect, useState } from 'react'
import { ChunkLoadError } from '../lib/state/chunk'
import { LinkButton } from '../ui/button'
import { ErrorState } from '../ui/states/error-state'
import { PageSpinner } from '../ui/states/spinner'
import type { Caught } from './error-boundary'
import { paths } from '../lib/navigation/paths'
import { reloadOnceForDeploy } from './reload-for-deploy'
import { appWording } from './wording'

const { chunk, crash, nav } = appWording

function ChunkFailure({ error, retry }: { error: ChunkLoadError; retry: () => void }) {
  const [reloading, setReloading] = useState(true)
  useEffect(() => {
    // A reload leaves the page; where none happens, the person decides.
    if (!reloadOnceForDeploy()) queueMicrotask(() => setReloading(false))
  }, [])
  if (reloading) return <PageSpinner />
  return <ErrorState level={1} title={chunk[error.kind]} detail={chunk.detail} onRetry={retry} />
}

/** What stands where a screen broke: a failed chunk can be tried again, anything else names its id. */
export function Crash({ error, id, retry }: Caught) {
  if (error instanceof ChunkLoadError) return <ChunkFailure error={error} retry={retry} />
  return (
    <ErrorState
      level={1}
      title={crash.title}
      detail={crash.detail}
      onRetry={retry}
      requestId={id}
      action={
        <LinkButton variant="quiet" href={paths.explore()}>
          {nav.explore}
        </LinkButton>
      }
    />
  )
}
