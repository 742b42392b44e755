import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './combobox.module.css'
import { TextField } from './text-field'
import type { TextFieldProps } from './text-field'

export interface ComboboxOption {
  id: string
  title: string
  detail?: string | undefined
}

export interface ComboboxProps extends TextFieldProps {
  /** What goes with the text; empty for nothing. */
  options: readonly ComboboxOption[]
  onChoose: (index: number) => void
  /** Said to screen readers when it changes: how many there are, or that the search failed. */
  status: string
  /** The name of the list. */
  listLabel: string
  /** Enter takes the first while none is chosen: where only what is in the list means something. */
  takesFirst?: boolean | undefined
}

/** Up and down go round; undefined is the text itself. */
function stepFrom(active: number | undefined, step: number, count: number): number | undefined {
  const places = count + 1
  const next = ((active ?? count) + step + places) % places
  return next === count ? undefined : next
}

/**
 * Text with suggestions below it (the ARIA pattern of a combobox with a list): arrows choose, Enter takes, Escape
 * closes, and whatever is typed stays as it is.
 */
export function Combobox(props: ComboboxProps) {
  const { options, onChoose, status, listLabel, takesFirst, onChange, ...field } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const isShown = isOpen && options.length > 0
  const optionId = (index: number) => `${id}-${index}`

  function close() {
    setIsOpen(false)
    setActive(undefined)
  }
  function choose(index: number) {
    onChoose(index)
    close()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const taken = active ?? (takesFirst === true ? 0 : undefined)
    if (step !== undefined) setActive(stepFrom(active, step, options.length))
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && taken !== undefined) choose(taken)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.combobox} onBlur={close}>
      <TextField
        {...field}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active !== undefined ? optionId(active) : undefined}
        onKeyDown={onKeyDown}
        onChange={(text) => {
          setIsOpen(true)
          setActive(undefined)
          onChange(text)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={listLabel} className={styles.list} hidden={!isShown}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard chooses from the field, which keeps the focus
          <div
            key={option.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span className={styles.title}>{option.title}</span>
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {isOpen ? status : ''}
      </p>
    </div>
  )
}
