import { useEffect, useState } from 'react'

const DELAY_MS = 150

/** The value once it has stayed the same for a moment: for what is too slow to be drawn at every step of a slider. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
