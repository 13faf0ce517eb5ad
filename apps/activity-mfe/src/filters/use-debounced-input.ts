import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Browsers throttle address changes on every key press, so the address changes after a pause. */
const DEBOUNCE_MS = 250

/**
 * The text of a field whose value is in the address, and its setter. The address follows after a pause. Other changes
 * of the address (Clear filters, Back) replace the text.
 */
export function useDebouncedInput(
  value: string,
  onSettled: (value: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const written = useRef(value)
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setTyped(value)
  }, [value])

  const write = useEffectEvent((page: string) => {
    const next = typed.trim()
    // The user may have left for another page, whose address must not be replaced.
    if (next === written.current || window.location.pathname !== page) return
    written.current = next
    onSettled(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key press restarts the pause.
  useEffect(() => {
    const page = window.location.pathname
    const timer = setTimeout(() => write(page), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
