import { LinkButton } from '../../ui/button'
import { Banner } from '../../ui/banner'
import { identityWordsFor, sessionWording } from './wording'
import type { IdentityWords } from './wording'

type Step = NonNullable<IdentityWords['step']>

/** What the identity provider refused, with the next step; nothing while there is no error. */
export function IdentityError({ error, hrefs }: { error: unknown; hrefs: Partial<Record<Step, string>> }) {
  if (error === undefined) return null
  const { title, next, step } = identityWordsFor(error)
  const href = step && hrefs[step]
  return (
    <Banner
      tone="error"
      title={title}
      action={
        href && (
          <LinkButton size="small" variant="secondary" href={href}>
            {sessionWording.steps[step]}
          </LinkButton>
        )
      }
    >
      {next}
    </Banner>
  )
}
