import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePages } from '../federation/use-places'
import { useShortcuts } from './use-shortcuts'

interface ShortcutActions {
  showShortcuts: () => void
  openAssistant: () => void
}

/** The keys that lead somewhere while `active`; "?" shows them. */
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
      // Of two pages with the same keys the first counts.
      ...Object.fromEntries(toPages.toReversed()),
    }
  }, [navigate, pages, showShortcuts, openAssistant])
  useShortcuts(active ? actions : null)
}
