import { useSyncExternalStore } from 'react'
import { onThemeChange, storedTheme, storeTheme, type Theme } from './stored-theme'

/** The chosen theme and the function that changes it; the page calls `applyStoredTheme` first. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(onThemeChange, storedTheme)
  return { theme, setTheme: storeTheme }
}
