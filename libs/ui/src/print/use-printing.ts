import { useSyncExternalStore } from 'react'

const paper = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
let isPrinting = false

/** Tells of the beginning and the end of printing; what it tells is rendered before the page is laid out for paper. */
function subscribe(onChange: () => void) {
  const set = (printing: boolean) => () => {
    isPrinting = printing
    onChange()
  }
  const begin = set(true)
  const end = set(false)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper?.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper?.removeEventListener('change', onChange)
  }
}

/** Whether the page is on its way to paper, for what CSS alone cannot change. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || paper?.matches === true)
}
