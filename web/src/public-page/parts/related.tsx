import type { ActivityCard } from 'functions/contract/activities/activity'
import type { ShareRef } from 'functions/contract/ids'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { backendUrl } from '../../data/firebase/backend'
import { LazyInView } from '../../ui/states/lazy-in-view'

/** What a person does first with a page; robots and measurements do none of it. */
const ACTS = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const

/** Whether the person has done anything on the page yet. */
function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => {
    if (hasActed) return undefined
    const done = new AbortController()
    const act = () => setHasActed(true)
    for (const name of ACTS) window.addEventListener(name, act, { passive: true, signal: done.signal })
    return () => done.abort()
  }, [hasActed])
  return hasActed
}

/** The cards, drawn; nothing where there are none. */
async function loadRelated(shareRef: ShareRef, signal: AbortSignal): Promise<ReactNode> {
  const response = await fetch(backendUrl(`/activity/${shareRef}/related`), { signal })
  if (!response.ok) return null
  const { items } = (await response.json()) as { items: ActivityCard[] }
  if (items.length === 0) return null
  const { RelatedList } = await import('./related-list')
  return <RelatedList items={items} />
}

function Loaded({ shareRef }: { shareRef: ShareRef }) {
  const [list, setList] = useState<ReactNode>(null)
  useEffect(() => {
    const left = new AbortController()
    // Whatever fails, the page lacks nothing that it is for.
    loadRelated(shareRef, left.signal).then(setList, () => undefined)
    return () => left.abort()
  }, [shareRef])
  return list
}

/** Other activities below one: asked for when a person who does something comes near. */
export function Related({ shareRef }: { shareRef: ShareRef }) {
  const hasActed = useHasActed()
  if (!hasActed) return null
  return (
    <LazyInView placeholder={null}>
      <Loaded shareRef={shareRef} />
    </LazyInView>
  )
}
