import { Link as RouterLink } from 'react-router-dom'
import type { LinkProps } from '../ui/link'
import { isOwnDocument } from '../lib/navigation/paths'

function leavesTheApp({ href, target, download }: LinkProps): boolean {
  return (
    !/^\/(?!\/)/.test(href) ||
    isOwnDocument(href) ||
    download !== undefined ||
    (target ?? '_self') !== '_self'
  )
}

/** The router's link for the app's own pages; other sites, files and the public pages are loaded by the browser. */
export function AppLink({ href, children, ...rest }: LinkProps) {
  if (leavesTheApp({ href, ...rest })) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink to={href} {...rest}>
      {children}
    </RouterLink>
  )
}
