import { useMedia } from '@solvent/ui'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ASSISTANT_OPEN_PATH, DASHBOARD_ALIAS, paths, withoutSlash } from '../paths'
import { shownElement } from './shown-element'

/** The id of the element that holds the assistant, on a page that has one. */
export const ASSISTANT_PLACE = 'assistant'

/** The id of the element that holds it in the panel. */
export const ASSISTANT_PANEL = 'assistant-panel'

/** Wide enough for the panel beside a page. */
const WIDE = '(min-width: 1280px)'

/**
 * Opens the assistant: in the page if it has a place for it, otherwise in a panel. On a wide screen the panel is beside
 * the page and stays open when the page changes; otherwise it is over the page and closes.
 */
export function useAssistant() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isBeside = useMedia(WIDE)
  const [openOver, setOpenOver] = useState<string | null>(null)
  const path = withoutSlash(pathname)
  const hasPlace = path === paths.dashboard || path === DASHBOARD_ALIAS

  const open = useCallback(() => {
    if (shownElement(`#${ASSISTANT_PLACE}`)) void navigate(ASSISTANT_OPEN_PATH, { preventScrollReset: true })
    else setOpenOver(pathname)
    // It may be open already.
    document.querySelector<HTMLElement>(`#${ASSISTANT_PANEL} input`)?.focus()
  }, [navigate, pathname])
  const configure = () => {
    if (!isBeside) setOpenOver(null)
    void navigate(paths.profile)
  }
  return {
    open,
    configure,
    isBeside,
    isPanelOpen: openOver === pathname || (isBeside && openOver !== null && !hasPlace),
    setPanelOpen: (next: boolean) => setOpenOver(next ? pathname : null),
  }
}
