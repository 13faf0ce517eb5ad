import { useSyncExternalStore } from 'react'
import { onThemeChange, storedTheme, storeTheme, type Theme } from './stored-theme'

/** The chosen theme and its setter; the page must call `applyStoredTheme` first. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(onThemeChange, storedTheme)
  return { theme, setTheme: storeTheme }
}
