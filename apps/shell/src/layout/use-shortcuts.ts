import { useEffect, useEffectEvent, useRef } from 'react'

/** The longest time between the two keys of a sequence such as "g d". */
const SEQUENCE_TIMEOUT_MS = 1500

/** Elements that handle keys themselves: fields, dialogs, menus, lists. */
const KEY_HANDLERS =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

function isForThePage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.closest(KEY_HANDLERS))
}

/**
 * Calls the action of a key ("?") or of two keys in a row ("g d") pressed anywhere outside fields and
 * dialogs; null disables it. New actions apply as soon as the page that passes them is visible.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>> | null) {
  const first = useRef({ key: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!actions || !isForThePage(event)) return
    const { key, timeStamp } = event
    const isSecond = timeStamp - first.current.at < SEQUENCE_TIMEOUT_MS
    const action = (isSecond && actions[`${first.current.key} ${key}`]) || actions[key]
    first.current = { key, at: timeStamp }
    if (!action) return
    // "/" opens the search of some browsers.
    event.preventDefault()
    action()
  })
  const isListening = actions !== null

  useEffect(() => {
    if (!isListening) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isListening])
}
