import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyStoredTheme, GlobalStyle, ToastProvider } from '../src/index'
import { Gallery } from './gallery'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to mount in.')

applyStoredTheme()
// `?theme=dark` shows a theme without remembering it.
const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <ToastProvider>
      <Gallery />
    </ToastProvider>
  </StrictMode>,
)
