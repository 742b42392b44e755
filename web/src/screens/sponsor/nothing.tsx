import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/navigation/paths'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'

interface NothingProps {
  words: { title: string; text: string; action: string }
  href?: string
  icon?: ReactNode
  /** When it is all that the page says. */
  level?: 1 | 2
}

/** Nothing was given yet: what could be here, and the way there. */
export function Nothing({
  words,
  href = paths.sponsorExplore(),
  icon = <HeartHandshake />,
  level = 2,
}: NothingProps) {
  return (
    <EmptyState
      level={level}
      icon={icon}
      title={words.title}
      action={<LinkButton href={href}>{words.action}</LinkButton>}
    >
      {words.text}
    </EmptyState>
  )
}
