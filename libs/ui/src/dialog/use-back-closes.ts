import { useEffect, useEffectEvent } from 'react'
import { openInHistory } from './history-entries'

/** Lets the Back button of the browser, or of the phone, close what is open before it leaves the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    return openInHistory(() => closeNow())
  }, [open])
}
