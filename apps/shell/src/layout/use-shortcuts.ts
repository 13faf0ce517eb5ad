import { useEffect, useRef } from 'react'

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
 * dialogs; with null it listens to nothing.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>> | null) {
  const first = useRef({ key: '', at: 0 })

  useEffect(() => {
    if (!actions) return
    const known = actions
    function press(event: KeyboardEvent) {
      if (!isForThePage(event)) return
      const { key, timeStamp } = event
      const isSecond = timeStamp - first.current.at < SEQUENCE_MS
      const action = (isSecond && known[`${first.current.key} ${key}`]) || known[key]
      first.current = { key, at: timeStamp }
      if (!action) return
      // "/" would open the search of some browsers.
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [actions])
}
