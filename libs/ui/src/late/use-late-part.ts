import { useEffect, useSyncExternalStore } from 'react'
import type { LatePart } from './late-part'

const AGAIN_MS = 3000

/** The part once it is there; fetched as soon as it is wanted, and again and again where it is lost on its way. */
export function useLatePart<Part>(late: LatePart<Part>, isWanted = true): Part | null {
  const part = useSyncExternalStore(late.subscribe, late.now)
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const load = () => {
      late.load().catch(() => {
        if (!isOver) timer = setTimeout(load, AGAIN_MS)
      })
    }
    load()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [late, isMissing])
  return part
}
