import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { IconButton } from '../button'
import { openAsModal } from './open-dialogs'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title?: ReactNode
  /** The name for screen readers where there is no title. */
  label?: string | undefined
  /** A click outside closes, unless this is false. */
  closeOnOutsideClick?: boolean | undefined
  /** `navbar` hangs 55 px below the top, under the bar. */
  placement?: 'center' | 'navbar' | undefined
  children: ReactNode
}

/** A modal by the native element: focus stays inside, Escape closes, focus goes back to where it was. */
export function Dialog({ open, onClose, closeOnOutsideClick = true, placement, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it is still in the page, or the focus would not go back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    return openAsModal(dialog)
  }, [open])

  function closeOutside(event: MouseEvent) {
    if (closeOnOutsideClick && event.target === ref.current) onClose()
  }
  if (!open) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way to close is Escape
    <dialog
      ref={ref}
      className={classNames(styles.dialog, placement === 'navbar' && styles.navbar)}
      aria-labelledby={props.title === undefined ? undefined : titleId}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={closeOutside}
    >
      <div className={styles.inside}>
        <header className={classNames(styles.head, props.title === undefined && styles.untitled)}>
          {props.title !== undefined && (
            <h2 className={styles.title} id={titleId}>
              {props.title}
            </h2>
          )}
          <IconButton className={styles.close} label="Close" icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.body}>{props.children}</div>
      </div>
    </dialog>
  )
}
