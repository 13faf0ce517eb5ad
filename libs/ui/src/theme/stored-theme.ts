/** The look that the person chose; `system` follows the setting of their device. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** The remembered choice of this browser; `system` when there is none. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function apply(): void {
  const theme = storedTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Shows the theme at once, remembers it, and makes the other tabs follow. */
export function storeTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  apply()
}

/** Calls `listener` after each change of the theme; gives back what ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function followOtherTabs(event: StorageEvent): void {
  // A cleared storage has no key.
  if (event.key === KEY || event.key === null) apply()
}

/**
 * Puts the remembered theme on the root element and follows changes made in other tabs. Called once, before
 * anything is rendered, so that the other theme never shows.
 */
export function applyStoredTheme(): void {
  apply()
  window.addEventListener('storage', followOtherTabs)
}
