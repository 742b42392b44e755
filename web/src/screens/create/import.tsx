import { useState } from 'react'
import { asProblem } from '../../data/problem'
import { useSession } from '../../data/session'
import { SourceForm } from '../../features/import/source-form'
import { useFindEvents } from '../../features/import/use-find'
import { Banner } from '../../ui/banner'
import { PageHeader, PageRoom } from '../../ui/page-header'
import { ImportChooser } from './import-chooser'
import { createWording } from './wording'

function Import({ uid }: { uid: string }) {
  const finding = useFindEvents()
  const [name, setName] = useState('')
  if (finding.data) {
    return <ImportChooser uid={uid} result={{ found: finding.data, name }} onAgain={() => finding.reset()} />
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
