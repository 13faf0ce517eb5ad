import { useState } from 'react'

/** Local storage: `true` while the assistant must ask before each thing that it saves. */
const KEY = 'ask_before_saving'

/** Whether the assistant asks every time, on this device, and what changes that. */
export function useAskBeforeSaving(): [boolean, (ask: boolean) => void] {
  const [ask, setAsk] = useState(() => localStorage.getItem(KEY) === 'true')
  return [
    ask,
    (next) => {
      if (next) localStorage.setItem(KEY, 'true')
      else localStorage.removeItem(KEY)
      setAsk(next)
    },
  ]
}
