import { useState } from 'react'

const KEY = 'single_key_shortcuts'

/** Whether single keys are shortcuts; people who speak to their computer switch them off. Remembered. */
export function useShortcutsChoice(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off')
  function choose(next: boolean) {
    if (next) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
    setOn(next)
  }
  return [on, choose]
}
