/** The theme that the user chose; `system` follows the device's setting. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme stored in this browser; `system` if there is none. */
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

/** Stores the theme and applies it immediately, in other tabs, too. */
export function storeTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  apply()
}

/** Calls `listener` after each change of the theme; returns a function that unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function followOtherTabs(event: StorageEvent): void {
  // The key is null if the storage was cleared.
  if (event.key === KEY || event.key === null) apply()
}

/**
 * Applies the stored theme to the root element and follows changes in other tabs. Call it once, before the first
 * render, so that the wrong theme never shows.
 */
export function applyStoredTheme(): void {
  apply()
  window.addEventListener('storage', followOtherTabs)
}
