import { Check, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button'
import { publicWording as words } from '../wording'

type Outcome = 'linkCopied' | 'copyBlocked'

/** Shares by the system's own sheet, or copies the link where there is none. */
async function share(title: string, url: string): Promise<Outcome | undefined> {
  if (navigator.share !== undefined) {
    // Closing the sheet is an answer too.
    await navigator.share({ title, url }).catch(() => undefined)
    return undefined
  }
  return navigator.clipboard.writeText(url).then(
    () => 'linkCopied' as const,
    () => 'copyBlocked' as const,
  )
}

/** One button to pass the activity on. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <Button
      variant="secondary"
      size="small"
      icon={outcome === 'linkCopied' ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      onClick={() => void share(title, url).then(setOutcome)}
    >
      <span aria-live="polite">{outcome ? words[outcome] : words.share}</span>
    </Button>
  )
}
