import { Signpost } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { NotFound } from '../shell/not-found'
import { elsewhereWording } from './wording'
import type { Elsewhere } from './wording'

function Way({ title, text, links }: Elsewhere) {
  usePageTitle(title)
  return (
    <EmptyState
      level={1}
      icon={<Signpost />}
      title={title}
      action={links.map(({ label, href }, index) => (
        <LinkButton key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    >
      {text}
    </EmptyState>
  )
}

/** An area that has no pages of its own: says what does its work, and leads there. */
export function Screen() {
  const area = useLocation().pathname.split('/')[1] ?? ''
  const words = elsewhereWording[area]
  return words ? <Way {...words} /> : <NotFound />
}
