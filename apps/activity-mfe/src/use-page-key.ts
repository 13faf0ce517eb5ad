import { isDialogOpen } from '@solvent/ui'
import { useEffect, useEffectEvent } from 'react'

/** Where keys are text, or move something. */
const BUSY_WITH_KEYS =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The person's choice in the list of shortcuts; people who speak to their computer switch single keys off. */
const CHOICE = 'single_key_shortcuts'

function isForThePage({
  target,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return false
  if (target instanceof Element && target.closest(BUSY_WITH_KEYS)) return false
  return !isDialogOpen() && localStorage.getItem(CHOICE) !== 'off'
}

/** Calls `onPress` when the key is pressed alone while the page is shown, outside of fields, menus and dialogs. */
export function usePageKey(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isForThePage(event)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
