import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePages } from '../federation/use-places'
import { useShortcuts } from './use-shortcuts'

interface ShortcutActions {
  showShortcuts: () => void
  openAssistant: () => void
}

/** Handles the keyboard shortcuts while `active`; "?" lists them. */
export function usePageShortcuts(active: boolean, { showShortcuts, openAssistant }: ShortcutActions) {
  const navigate = useNavigate()
  const pages = usePages()
  const actions = useMemo(() => {
    const go = (path: string) => () => void navigate(path)
    const toPages = pages.flatMap(({ path, shortcut }) =>
      shortcut ? [[shortcut.keys.join(' '), go(path)] as const] : [],
    )
    return {
      '?': showShortcuts,
      '/': openAssistant,
      // If two pages have the same keys, the first one wins.
      ...Object.fromEntries(toPages.toReversed()),
    }
  }, [navigate, pages, showShortcuts, openAssistant])
  useShortcuts(active ? actions : null)
}
