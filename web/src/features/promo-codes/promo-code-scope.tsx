import { Checkbox } from '../../ui/fields/checkbox'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { promoCodeWording } from './wording'

const words = promoCodeWording.dialog

const SCOPES = [
  { value: 'all', label: words.allTickets },
  { value: 'some', label: words.someTickets },
] as const

/** A ticket type that a code can be for: what the form calls it, and what people do. */
export interface ScopeChoice {
  name: string
  title: string
  /** Only a code that opens it leads to it. */
  isHidden: boolean
}

/** For which tickets a code is. */
export interface Scope {
  isForSome: boolean
  ticketTypeRefs: string[]
}

export interface PromoCodeScopeProps {
  value: Scope
  choices: readonly ScopeChoice[]
  error: string | undefined
  onChange: (scope: Partial<Scope>) => void
}

/** All tickets, or those that are chosen. */
export function PromoCodeScope({ value, choices, error, onChange }: PromoCodeScopeProps) {
  const { isForSome, ticketTypeRefs: refs } = value
  return (
    <div>
      <SegmentedControl
        label={words.scope}
        options={SCOPES}
        value={isForSome ? 'some' : 'all'}
        error={error}
        onChange={(scope) => onChange({ isForSome: scope === 'some' })}
      />
      {isForSome &&
        choices.map(({ name, title }) => (
          <Checkbox
            key={name}
            label={title}
            checked={refs.includes(name)}
            onChange={(checked) =>
              onChange({ ticketTypeRefs: checked ? [...refs, name] : refs.filter((ref) => ref !== name) })
            }
          />
        ))}
    </div>
  )
}
