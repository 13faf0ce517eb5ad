import { useEffect, useEffectEvent, useRef } from 'react'

/** How long the second key of a sequence such as "g d" may take. */
const SEQUENCE_MS = 1500

/** Where keys are text, or move something: fields, dialogs, menus, lists. */
const busyWithKeys =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

function isForThePage({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.closest(busyWithKeys))
}

/**
 * Calls the action of a key ("?") or of two keys in a row ("g d") pressed anywhere outside fields and
 * dialogs; with null it listens to nothing. A key means what it means on the page that is seen, from the first moment on.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>> | null) {
  const first = useRef({ key: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!actions || !isForThePage(event)) return
    const { key, timeStamp } = event
    const isSecond = timeStamp - first.current.at < SEQUENCE_MS
    const action = (isSecond && actions[`${first.current.key} ${key}`]) || actions[key]
    first.current = { key, at: timeStamp }
    if (!action) return
    // "/" would open the search of some browsers.
    event.preventDefault()
    action()
  })
  const isListening = actions !== null

  useEffect(() => {
    if (!isListening) return
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isListening])
}
