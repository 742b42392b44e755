import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { PageSpinner } from '../ui/states/spinner'
import { paths } from '../lib/navigation/paths'

/** The root leads to the product's public site; where none is configured, to explore. */
export function RootRedirect() {
  const site = import.meta.env.VITE_PUBLIC_SITE
  useEffect(() => {
    if (site) window.location.replace(site)
  }, [site])
  return site ? <PageSpinner /> : <Navigate replace to={paths.explore()} />
}
