/** Returns a function that maps positions in a text to lines, from 1. Positions must not decrease. */
export function lineCounter(text: string): (position: number) => number {
  let line = 1
  let next = 0
  return (position) => {
    for (let end = text.indexOf('\n', next); end !== -1 && end < position; end = text.indexOf('\n', next)) {
      line += 1
      next = end + 1
    }
    return line
  }
}
