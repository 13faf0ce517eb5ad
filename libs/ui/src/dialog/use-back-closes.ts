import { useEffect, useEffectEvent } from 'react'
import { openInHistory } from './history-entries'

/** Makes the browser's or phone's Back button close the dialog instead of leaving the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    return openInHistory(() => closeNow())
  }, [open])
}
