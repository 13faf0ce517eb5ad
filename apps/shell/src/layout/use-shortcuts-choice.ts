import { useState } from 'react'

const KEY = 'single_key_shortcuts'

/** Whether single-key shortcuts are enabled, stored in this browser. Speech input users switch them off. */
export function useShortcutsChoice(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off')
  function choose(next: boolean) {
    if (next) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
    setOn(next)
  }
  return [on, choose]
}
