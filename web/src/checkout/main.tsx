import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import { paths } from '../lib/navigation/paths'
import { onUnverified } from '../data/requests/on-problem'
import { Document } from './document'
import './forget-at-sign-out'

onUnverified(() => {
  const { pathname, search } = window.location
  window.location.assign(paths.verify(pathname + search))
})

const root = document.getElementById('root')
if (!root) throw new Error('checkout.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <Document />
  </StrictMode>,
)
