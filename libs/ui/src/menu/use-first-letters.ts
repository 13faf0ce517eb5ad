import { useRef } from 'react'

/** How long a pause ends what is being typed, in milliseconds. */
const PAUSE_MS = 700

/** Moves the focus to the next of the items whose text begins with the letters that were typed in a row. */
export function useFirstLetters() {
  const typed = useRef({ letters: '', at: 0 })

  return (items: readonly HTMLElement[], key: string, at: number) => {
    const goesOn = at - typed.current.at < PAUSE_MS
    const letters = (goesOn ? typed.current.letters : '') + key.toLowerCase()
    typed.current = { letters, at }
    const here = items.findIndex((item) => item.matches(':focus'))
    // The first letter leads on; further ones may still mean the same item.
    const start = letters.length === 1 ? here + 1 : Math.max(here, 0)
    const inOrder = [...items.slice(start), ...items.slice(0, start)]
    inOrder.find(({ textContent }) => textContent.toLowerCase().startsWith(letters))?.focus()
  }
}
