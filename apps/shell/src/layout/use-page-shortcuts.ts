import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { type AppPage, pageNames, pages } from '../pages'
import { useShortcuts } from './use-shortcuts'

interface ShortcutActions {
  showShortcuts: () => void
  openAssistant: () => void
}

/** The keys that lead somewhere while `active`; "?" shows them. */
export function usePageShortcuts(active: boolean, { showShortcuts, openAssistant }: ShortcutActions) {
  const navigate = useNavigate()
  const actions = useMemo(() => {
    const go = (path: string) => () => void navigate(path)
    const toPages = pageNames.flatMap((name) => {
      const { path, shortcut }: AppPage = pages[name]
      return shortcut ? [[shortcut.keys.join(' '), go(path)] as const] : []
    })
    return {
      '?': showShortcuts,
      '/': openAssistant,
      ...Object.fromEntries(toPages),
    }
  }, [navigate, showShortcuts, openAssistant])
  useShortcuts(active ? actions : null)
}
