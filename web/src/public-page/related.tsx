import type { ActivityCard } from 'functions/contract/activity'
import type { ShareRef } from 'functions/contract/ids'
import { Suspense, lazy, useEffect, useState } from 'react'
import { WhenNear } from '../ui/when-near'

const RelatedList = lazy(async () => {
  const { RelatedList: list } = await import('./related-list')
  return { default: list }
})

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

async function fetchRelated(shareRef: ShareRef, signal: AbortSignal): Promise<ActivityCard[]> {
  const response = await fetch(`/app/activity/${shareRef}/related`, { signal })
  return response.ok ? ((await response.json()) as { items: ActivityCard[] }).items : []
}

function Loaded({ shareRef }: { shareRef: ShareRef }) {
  const [items, setItems] = useState<ActivityCard[]>([])
  useEffect(() => {
    const left = new AbortController()
    // Without them the page lacks nothing that it is for.
    fetchRelated(shareRef, left.signal).then(setItems, () => undefined)
    return () => left.abort()
  }, [shareRef])
  if (items.length === 0) return null
  return (
    <Suspense>
      <RelatedList items={items} />
    </Suspense>
  )
}

/** Other activities below one: asked for when a person who does something comes near. */
export function Related({ shareRef }: { shareRef: ShareRef }) {
  const hasActed = useHasActed()
  if (!hasActed) return null
  return (
    <WhenNear placeholder={null}>
      <Loaded shareRef={shareRef} />
    </WhenNear>
  )
}
