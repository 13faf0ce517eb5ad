import { useEffect, useState } from 'react'

const REST_MS = 150

/** The value once it has stayed the same for a moment: for what is too slow to be drawn at every step of a hand. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
