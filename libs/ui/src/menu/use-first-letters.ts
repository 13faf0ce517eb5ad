import { useRef } from 'react'

/** After a pause this long, typing starts a new search. */
const TYPING_TIMEOUT_MS = 700

/** Moves the focus to the next item whose text starts with the letters typed in sequence. */
export function useFirstLetters() {
  const typed = useRef({ letters: '', at: 0 })

  return (items: readonly HTMLElement[], key: string, at: number) => {
    const isContinued = at - typed.current.at < TYPING_TIMEOUT_MS
    const letters = (isContinued ? typed.current.letters : '') + key.toLowerCase()
    typed.current = { letters, at }
    const here = items.findIndex((item) => item.matches(':focus'))
    // The first letter moves to the next item; further letters may still match the current one.
    const start = letters.length === 1 ? here + 1 : Math.max(here, 0)
    const inOrder = [...items.slice(start), ...items.slice(0, start)]
    inOrder.find(({ textContent }) => textContent.toLowerCase().startsWith(letters))?.focus()
  }
}
