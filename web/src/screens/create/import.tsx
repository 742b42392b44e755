import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/navigation/paths'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { NoEvent } from '../../features/imports/no-event'
import { SourceForm } from '../../features/imports/source-form'
import { useFindEvents } from '../../features/imports/use-find'
import { ownZone } from '../../lib/text/date-text'
import { keep } from '../../lib/state/use-persistent-state'
import { Banner } from '../../ui/states/banner'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { useToast } from '../../ui/dialogs/toast'
import { ImportChooser } from './import-chooser'
import { pageWordsKey } from './page-words'
import { createWording } from './wording'

/** Leads to the draft that is made of the words of a page. */
function useDraftFromPage(uid: string) {
  const navigate = useNavigate()
  const toast = useToast()
  return (text: string) => {
    if (keep('tab', pageWordsKey(uid), text)) void navigate(paths.aiCreate('page'))
    else toast.show({ tone: 'bad', text: createWording.import.notKept })
  }
}

function Import({ uid }: { uid: string }) {
  const finding = useFindEvents()
  const looking = useFindEvents()
  const [name, setName] = useState('')
  const draftFromPage = useDraftFromPage(uid)
  const result = looking.data ?? finding.data
  const again = () => {
    finding.reset()
    looking.reset()
  }
  if (result) {
    const failure = looking.error && asProblem(looking.error)
    return (
      <>
        {failure && (
          <Banner tone="error" title={failure.title}>
            {failure.detail}
          </Banner>
        )}
        {result.found.length > 0 ? (
          <ImportChooser
            key={result.source.url}
            uid={uid}
            result={{ found: result, name }}
            onDraft={draftFromPage}
            onAgain={again}
          />
        ) : (
          <NoEvent
            key={result.source.url}
            result={result}
            busy={looking.isPending}
            onLook={(url) => looking.mutate({ kind: 'url', url, timezone: ownZone() })}
            onDraft={draftFromPage}
            onAgain={again}
          />
        )}
      </>
    )
  }
  const problem = finding.error && asProblem(finding.error)
  const atField = problem?.errors.find(({ path }) => path === 'url' || path === 'text')?.message
  return (
    <>
      {problem && atField === undefined && (
        <Banner tone="error" title={problem.title}>
          {problem.detail}
        </Banner>
      )}
      <SourceForm
        busy={finding.isPending}
        error={atField}
        onFind={(source, file) => {
          setName(file)
          finding.mutate(source)
        }}
      />
    </>
  )
}

/** /create/import: activities that are published elsewhere, to go on with in the form. */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <PageRoom narrow>
      <PageHeader title={createWording.import.heading} lead={createWording.import.lead} />
      <Import uid={user.uid} />
    </PageRoom>
  )
}
