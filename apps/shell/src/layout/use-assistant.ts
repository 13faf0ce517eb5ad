import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ASSISTANT_WANTED, paths } from '../paths'
import { shownElement } from './shown-element'

/** The id of the assistant's place on the page that has one. */
export const ASSISTANT_PLACE = 'assistant'

/**
 * Opens the assistant: where the page has a place for it there, otherwise in a panel over the page. The panel belongs to
 * the page that it was opened over, and closes with it.
 */
export function useAssistant() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [openOver, setOpenOver] = useState<string | null>(null)

  const open = useCallback(() => {
    if (shownElement(`#${ASSISTANT_PLACE}`)) void navigate(ASSISTANT_WANTED, { preventScrollReset: true })
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
