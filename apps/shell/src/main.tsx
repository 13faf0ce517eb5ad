import { applyStoredTheme } from '@solvent/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { App } from './app'
import { routes } from './routes'
import { allowRegisteredScripts } from './script-addresses'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

allowRegisteredScripts()
applyStoredTheme()
createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>,
)
