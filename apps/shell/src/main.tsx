import { ApiProvider, followOtherTabs } from '@solvent/api-client'
import { subscribe } from '@solvent/event-bus'
import { GlobalStyle, ToastProvider } from '@solvent/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes'

const router = createBrowserRouter(routes)

followOtherTabs()
subscribe('signedOut', ({ reason }) => {
  void router.navigate('/login', { state: { ended: reason === 'ended' } })
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <ApiProvider>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApiProvider>
  </StrictMode>,
)
