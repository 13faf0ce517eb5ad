import { useState } from 'react'
import { useLocation } from 'react-router-dom'

const KEY = 'remotes_panel'

/** Whether the panel of remotes is shown: `?mfe=debug` opens it, and it stays open in this tab until it is closed. */
export function useRemotesPanel(): { isShown: boolean; close: () => void } {
  const isRequested = new URLSearchParams(useLocation().search).get('mfe') === 'debug'
  const [wasRequested, setWasRequested] = useState(isRequested)
  const [isShown, setShown] = useState(() => isRequested || sessionStorage.getItem(KEY) !== null)
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested)
    if (isRequested) setShown(true)
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
