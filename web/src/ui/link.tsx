import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
}

function PlainLink({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink)

/** How links below navigate: the app gives its router's link; without one every link loads its page. */
export const LinkProvider = LinkComponent.Provider

/** A link to `href`, without a look of its own: by the app's router where there is one, else a plain `<a>`. */
export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props)
}
