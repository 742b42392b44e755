import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/tokens.css'
import '../ui/base.css'
import '../lib/parse-without-eval'
import { App } from './app'
import './forget-at-sign-out'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
