import { useUrlParams } from '@solvent/screen-kit'
import { useEffect, useEffectEvent, useState } from 'react'

/** So often it is looked whether the history is free of the dialog that was closed. */
const LOOK_MS = 20

/** Whether the history stands at the step of an open dialog, which Back closes. */
function isAtDialog(): boolean {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return false
  return Array.isArray(state.dialogs) && state.dialogs.length > 0
}

interface AddressDialog {
  /** What the open dialog is about; null while it is closed. */
  shown: string | null
  /** Opens it, or shows another one in it. */
  open: (about: string) => void
  close: () => void
}

/**
 * A dialog that is open while the address has `?<param>=`, so that it can be linked and survives a reload. Closed, it is
 * gone at once; the address follows when the dialog's own step is out of the history. Changed before, it would take the
 * place of that step, and Back would open the dialog again.
 */
export function useAddressDialog(param: string): AddressDialog {
  const [params, update] = useUrlParams()
  const named = params.get(param) || null
  const [wanted, setWanted] = useState(named)
  /** What the address was last asked to say; it says so when the router has time. */
  const [asked, setAsked] = useState(named)

  const hear = useEffectEvent((said: string | null) => {
    if (said === asked) return
    setAsked(said)
    setWanted(said)
  })
  // A link, or Back, asks for something else than this dialog did.
  useEffect(() => hear(named), [named])

  const ask = useEffectEvent(() => {
    setAsked(wanted)
    update((current) => {
      if (wanted === null) current.delete(param)
      else current.set(param, wanted)
      return current
    })
  })
  useEffect(() => {
    if (wanted === asked) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (isAtDialog()) timer = setTimeout(look, LOOK_MS)
      else ask()
    }
    look()
    return () => clearTimeout(timer)
  }, [wanted, asked])

  return {
    shown: wanted === named && asked === named ? named : null,
    open: setWanted,
    close: () => setWanted(null),
  }
}
