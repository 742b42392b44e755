import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'
import type { ButtonLook } from './button'

export interface CopyButtonProps extends ButtonLook {
  text: string
  /** "Copy link" */
  label: string
}

/** Copies a text and says so in its own place; where the clipboard is closed, it says that too. */
export function CopyButton({ text, label, variant = 'secondary', size = 'small', wide }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  const words = { copied: 'Copied', failed: 'Copying is blocked here' }
  return (
    <Button
      {...{ variant, size, wide }}
      icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{outcome === undefined ? label : words[outcome]}</span>
    </Button>
  )
}
