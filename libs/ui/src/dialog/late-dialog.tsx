import { useContext, useEffect, useEffectEvent } from 'react'
import { overlays } from '../late/late-parts'
import { useLatePart } from '../late/use-late-part'
import { ToastContext } from '../toaster/toaster'
import type { DialogProps } from './dialog'

const LOST = 'This could not be opened. Check your connection and try again.'

/** Fetches what is waited for, or closes what could not be opened, and says so. */
function useClosedWhenLost(isWaiting: boolean, onOpenChange: DialogProps['onOpenChange']): void {
  const toast = useContext(ToastContext)
  const close = useEffectEvent(() => {
    toast?.error(LOST)
    onOpenChange(false)
  })
  useEffect(() => {
    if (isWaiting) overlays.load().catch(() => close())
  }, [isWaiting])
}

/**
 * A modal dialog; a sheet from the bottom on phones, which is as high as the page at the side. Focus stays inside and goes back to where it was.
 * A click beside it does not close it, so that a slip loses nothing typed.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const late = useLatePart(overlays, false)
  useClosedWhenLost(open && !late, onOpenChange)
  return late && <late.Dialog {...props} />
}
