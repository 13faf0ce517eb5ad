import { useEffect, useState } from 'react'

const DELAY_MS = 150

/** The value once it has been unchanged for 150 ms: for rendering that is too slow for every step of a slider. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
