import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button'
import { useTopDialog } from './open-dialogs'
import styles from './toast.module.css'

export interface Toast {
  tone?: 'good' | 'bad' | 'plain'
  text: string
  /** One thing to do about it, such as "Undo". */
  action?: { label: string; onSelect: () => void }
  /** Stays until it is answered or dismissed. */
  stays?: true
}

interface Shown extends Toast {
  id: number
}

interface Toasts {
  show: (toast: Toast) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

/** Long enough to read, and longer where there is something to do. */
const lifeOf = (toast: Toast) => (toast.action ? 10_000 : 5_000)

let count = 0

const ICONS = {
  good: <CircleCheck aria-hidden="true" />,
  bad: <CircleAlert aria-hidden="true" />,
  plain: null,
}

function ToastView({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const { action } = toast
  return (
    <div className={styles.toast}>
      {ICONS[toast.tone ?? 'plain']}
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            onClose()
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" icon={<X />} onClick={onClose} />
    </div>
  )
}

/**
 * Holds the short messages of everything below and announces them politely. While a modal dialog is open they are in it: the
 * rest of the page lies under its shade and takes neither clicks nor the focus.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const close = useCallback((id: number) => setToasts((all) => all.filter((it) => it.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      const id = ++count
      setToasts((all) => [...all.slice(-2), { ...toast, id }])
      if (!toast.stays) setTimeout(() => close(id), lifeOf(toast))
    },
    [close],
  )
  const dialog = useTopDialog()
  const region = (
    <section className={styles.region} aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  )
  return (
    <ToastContext value={useMemo(() => ({ show }), [show])}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </ToastContext>
  )
}

/**
 * Shows short messages that go away by themselves: for what went well, never for what must be read.
 * @throws when used outside of ToastProvider
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.')
  return toasts
}
