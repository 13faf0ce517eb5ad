import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Browsers refuse a page that changes its address with every key; it is changed after a pause of so many ms. */
const PAUSE_MS = 250

/**
 * What is typed into a field whose value stands in the address, and its setter. The address follows after a pause; what
 * changes it otherwise (Clear filters, Back) is shown in the field.
 */
export function useTyped(value: string, onRest: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const written = useRef(value)
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setTyped(value)
  }, [value])

  const write = useEffectEvent((page: string) => {
    const next = typed.trim()
    // The person may be on the way to another page, which this one's address must not replace.
    if (next === written.current || window.location.pathname !== page) return
    written.current = next
    onRest(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew.
  useEffect(() => {
    const page = window.location.pathname
    const timer = setTimeout(() => write(page), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
