import type { ShareRef } from 'functions/contract/ids'
import { useEffect } from 'react'
import { createStore, useStore } from './store'

const helped = createStore<ShareRef | undefined>(undefined)

/** Says, while a screen is shown, that its activity is somebody else's: bars then leave out what is the owner's alone. */
export function useHelpedActivity(shareRef: ShareRef, isOwn: boolean): void {
  useEffect(() => {
    helped.write(isOwn ? undefined : shareRef)
    return () => helped.write(undefined)
  }, [shareRef, isOwn])
}

/** Whether a screen has said so of an activity. */
export function useIsHelped(shareRef: ShareRef): boolean {
  return useStore(helped) === shareRef
}
