import { useContext, useEffect, useEffectEvent } from 'react'
import { overlays } from '../lazy/lazy-modules'
import { useLazyModule } from '../lazy/use-lazy-module'
import { ToastContext } from '../toaster/toaster'
import type { DialogProps } from './dialog'

const LOAD_ERROR = "We couldn't open this. Check your connection and try again."

/** Loads the dialog while it is waited for; if that fails, closes it and shows an error. */
function useCloseOnLoadError(isWaiting: boolean, onOpenChange: DialogProps['onOpenChange']): void {
  const toast = useContext(ToastContext)
  const close = useEffectEvent(() => {
    toast?.error(LOAD_ERROR)
    onOpenChange(false)
  })
  useEffect(() => {
    if (isWaiting) overlays.load().catch(() => close())
  }, [isWaiting])
}

/**
 * A modal dialog; on phones a bottom sheet, at full height if placed at the side. It traps the focus and restores it on
 * closing. A click outside does not close it, so that an accidental click loses no input.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const loaded = useLazyModule(overlays, false)
  useCloseOnLoadError(open && !loaded, onOpenChange)
  return loaded && <loaded.Dialog {...props} />
}
