import { isDialogOpen } from '@solvent/ui'
import { useEffect, useEffectEvent } from 'react'

/** Elements in which keys have another meaning. */
const KEY_HANDLING_ELEMENTS =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The setting in the list of shortcuts; users of speech input turn single keys off. */
const SETTING_KEY = 'single_key_shortcuts'

function isPageShortcut({
  target,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return false
  if (target instanceof Element && target.closest(KEY_HANDLING_ELEMENTS)) return false
  return !isDialogOpen() && localStorage.getItem(SETTING_KEY) !== 'off'
}

/** Calls `onPress` when the key is pressed without a modifier, outside of fields, menus and dialogs. */
export function usePageKey(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isPageShortcut(event)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
