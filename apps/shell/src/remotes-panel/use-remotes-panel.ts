import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const KEY = 'remotes_panel'

/** Whether the panel of remotes is shown: `?mfe=debug` opens it, and it stays for this tab until it is closed. */
export function useRemotesPanel(): { isShown: boolean; close: () => void } {
  const asked = new URLSearchParams(useLocation().search).get('mfe') === 'debug'
  const [wasAsked, setWasAsked] = useState(asked)
  const [isShown, setShown] = useState(() => asked || sessionStorage.getItem(KEY) !== null)
  if (asked !== wasAsked) {
    setWasAsked(asked)
    if (asked) setShown(true)
  }
  if (isShown && sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, 'shown')
  return {
    isShown,
    close: () => {
      sessionStorage.removeItem(KEY)
      setShown(false)
    },
  }
}
