import { useSyncExternalStore } from 'react'

const paper = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
let isPrinting = false

/** Calls `onChange` when printing starts and ends; the update renders before the page is laid out for print. */
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

/** Whether the page is being printed, for changes that CSS alone cannot make. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting || paper?.matches === true)
}
