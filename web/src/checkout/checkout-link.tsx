import type { MouseEvent } from 'react'
import type { LinkProps } from '../ui/link'
import { goTo, isOfCheckout } from './address'

/** Whether a press means this tab, and nothing else. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link: to another step in place, anywhere else by the browser. */
export function CheckoutLink({ href, onClick, children, ...rest }: LinkProps) {
  const isStep = isOfCheckout(href) && rest.target === undefined && rest.download === undefined
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!isStep || event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        goTo(href)
      }}
    >
      {children}
    </a>
  )
}
