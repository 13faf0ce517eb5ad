import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ASSISTANT_OPEN_PATH, paths } from '../paths'
import { shownElement } from './shown-element'

/** The id of the element that holds the assistant, on a page that has one. */
export const ASSISTANT_PLACE = 'assistant'

/**
 * Opens the assistant: in the page if it has a place for it, otherwise in a panel over the page. The panel closes when
 * the page changes.
 */
export function useAssistant() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [openOver, setOpenOver] = useState<string | null>(null)

  const open = useCallback(() => {
    if (shownElement(`#${ASSISTANT_PLACE}`)) void navigate(ASSISTANT_OPEN_PATH, { preventScrollReset: true })
    else setOpenOver(pathname)
  }, [navigate, pathname])
  const configure = () => {
    setOpenOver(null)
    void navigate(paths.profile)
  }
  return {
    open,
    configure,
    isPanelOpen: openOver === pathname,
    setPanelOpen: (next: boolean) => setOpenOver(next ? pathname : null),
  }
}
