import { useUrlParams } from '@solvent/screen-kit'
import { useEffect, useEffectEvent, useState } from 'react'

/** How often to check whether the closed dialog's entry has left the history. */
const HISTORY_POLL_MS = 20

/** Whether the current history entry is that of an open dialog, which Back closes. */
function isAtDialog(): boolean {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return false
  return Array.isArray(state.dialogs) && state.dialogs.length > 0
}

interface UrlDialog {
  /** The parameter's value while the dialog is open; null while it is closed. */
  value: string | null
  /** Opens the dialog, or changes its value. */
  open: (value: string) => void
  close: () => void
}

/**
 * A dialog that is open while the URL has `?<param>=`, so that it can be linked and survives a reload. It closes
 * immediately, but the URL changes only once the dialog's history entry is gone. An earlier change would replace that
 * entry, and Back would reopen the dialog.
 */
export function useUrlDialog(param: string): UrlDialog {
  const [params, update] = useUrlParams()
  const urlValue = params.get(param) || null
  const [target, setTarget] = useState(urlValue)
  /** The value last written to the URL, which the router applies asynchronously. */
  const [written, setWritten] = useState(urlValue)

  const syncFromUrl = useEffectEvent((value: string | null) => {
    if (value === written) return
    setWritten(value)
    setTarget(value)
  })
  // A link or Back has changed the URL.
  useEffect(() => syncFromUrl(urlValue), [urlValue])

  const writeUrl = useEffectEvent(() => {
    setWritten(target)
    update((current) => {
      if (target === null) current.delete(param)
      else current.set(param, target)
      return current
    })
  })
  useEffect(() => {
    if (target === written) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      if (isAtDialog()) timer = setTimeout(check, HISTORY_POLL_MS)
      else writeUrl()
    }
    check()
    return () => clearTimeout(timer)
  }, [target, written])

  return {
    value: target === urlValue && written === urlValue ? urlValue : null,
    open: setTarget,
    close: () => setTarget(null),
  }
}
