import { LinkButton } from '../../ui/button'
import { Banner } from '../../ui/states/banner'
import { useIdentityWords } from './use-identity-words'
import { sessionWording } from './wording'
import type { IdentityStep } from './wording'

interface IdentityErrorProps {
  error: unknown
  /** Where the steps lead that make sense here. */
  hrefs: Partial<Record<IdentityStep, string>>
}

/** What the identity provider refused, with the next step; nothing while there is no error. */
export function IdentityError({ error, hrefs }: IdentityErrorProps) {
  const words = useIdentityWords(error)
  if (!words) return null
  const href = words.step && hrefs[words.step]
  return (
    <Banner
      tone="error"
      title={words.title}
      action={
        words.step &&
        href && (
          <LinkButton size="small" variant="secondary" href={href}>
            {sessionWording.steps[words.step]}
          </LinkButton>
        )
      }
    >
      {words.next}
    </Banner>
  )
}
