import type { ImportFound, ImportedActivity, Occurrence } from 'functions/contract/imports/import'
import { ArrowRight, Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../lib/navigation/paths'
import { newDraft } from '../../features/activities/draft/defaults'
import type { ActivityDraft } from '../../features/activities/draft/draft'
import { fromImported } from '../../features/activities/draft/sources/from-imported'
import { changeDraft } from '../../features/activities/draft/reducer'
import { toSave } from '../../features/activities/draft/keeping/to-save'
import { chosenAtFirst } from '../../features/imports/chosen'
import { FoundList } from '../../features/imports/found-list'
import importStyles from '../../features/imports/import.module.css'
import { LeftOut } from '../../features/imports/left-out'
import { bringPicture } from '../../features/imports/use-find'
import { importWording as words } from '../../features/imports/wording'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { useToast } from '../../ui/dialogs/toast'
import { useOpenDraft } from './use-open-draft'
import { useSaveDrafts } from './use-save-drafts'
import { createWording } from './wording'

/** What was found, and the name of the file that it was found in. */
export interface Result {
  found: ImportFound
  name: string
}

/** Makes a draft of what was found, its picture brought over. */
function useMakeDraft({ found: { source }, name }: Result) {
  const toast = useToast()
  return async (event: ImportedActivity, date: Occurrence): Promise<ActivityDraft> => {
    const from = { url: source.url, name: source.url === null ? name : source.name }
    const draft = fromImported(event, date, from, newDraft(event.timezone, new Date().toISOString()))
    if (event.pictureUrl === null) return draft
    const url = await bringPicture(event.pictureUrl)
    if (url === undefined) {
      toast.show({ tone: 'bad', text: createWording.import.pictureFailed(event.title) })
      return draft
    }
    return changeDraft(draft, {
      kind: 'media-added',
      item: { type: 'image', url, altText: '', isFeatured: true },
    })
  }
}

function Before({ imported }: { imported: ImportFound['alreadyImported'] }) {
  if (imported.length === 0) return null
  return (
    <Banner title={words.before}>
      {imported.slice(0, 5).map(({ shareRef, title }) => (
        <div key={shareRef}>
          <Link href={paths.edit(shareRef)}>{words.open(title)}</Link>
        </div>
      ))}
    </Banner>
  )
}

/** What was found, to choose from: one goes on in the form, several become drafts at once. */
export function ImportChooser({
  uid,
  result,
  onDraft,
  onAgain,
}: {
  uid: string
  result: Result
  /** Makes a draft of the text of the page instead. */
  onDraft: (text: string) => void
  onAgain: () => void
}) {
  const { found, warnings, alreadyImported, leftOut, source, words: text } = result.found
  const [chosen, setChosen] = useState(() => chosenAtFirst(found))
  const [isOpening, setIsOpening] = useState(false)
  const makeDraft = useMakeDraft(result)
  const openDraft = useOpenDraft(uid)
  const drafts = useSaveDrafts()
  const { progress } = drafts
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone: whoever cannot see that goes on here.
  useEffect(() => heading.current?.focus(), [])
  const picked = [...chosen].flatMap(([place, date]) => {
    const event = found[place]
    return event ? [{ event, date, id: `${place} ${date.startDate}` }] : []
  })

  async function go() {
    const [first, second] = picked
    if (!first) return undefined
    if (second) {
      return drafts.save(
        picked.map(({ id, event, date }) => ({
          id,
          make: async () => toSave(await makeDraft(event, date), 'draft'),
        })),
      )
    }
    setIsOpening(true)
    openDraft(await makeDraft(first.event, first.date))
    return setIsOpening(false)
  }
  const isBusy = isOpening || progress?.isRunning === true
  return (
    <section className={importStyles.result} aria-label={words.found(found.length)}>
      <Before imported={alreadyImported} />
      <h2 tabIndex={-1} ref={heading}>
        {words.found(found.length)}
      </h2>
      {found.length > 1 && <p className={importStyles.hint}>{words.chooseWhich}</p>}
      <FoundList result={result.found} chosen={chosen} onChosen={setChosen} />
      {warnings.length > 0 && (
        <Banner tone="warn" title={words.notAll}>
          {warnings.join(' ')}
        </Banner>
      )}
      <LeftOut leftOut={leftOut} kind={source.kind} />
      {drafts.problem && progress && (
        <Banner tone="error" title={drafts.problem.title}>
          {drafts.problem.detail} {words.stopped(progress.done, progress.all)}
        </Banner>
      )}
      <p className={importStyles.hint} role="status">
        {progress?.isRunning === true ? words.saving(progress.done, progress.all) : ''}
      </p>
      <Button
        size="large"
        wide
        busy={isBusy}
        disabled={picked.length === 0}
        icon={<ArrowRight aria-hidden="true" />}
        onClick={() => void go()}
      >
        {picked.length > 1 ? words.save(picked.length) : words.toForm}
      </Button>
      {text !== null && (
        <Button
          variant="quiet"
          disabled={isBusy}
          icon={<Sparkles aria-hidden="true" />}
          onClick={() => onDraft(text)}
        >
          {words.draftInstead}
        </Button>
      )}
      <Button variant="quiet" disabled={isBusy} onClick={onAgain}>
        {words.again}
      </Button>
    </section>
  )
}
