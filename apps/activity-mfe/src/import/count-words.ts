const counts = new Intl.NumberFormat('en-US')

/** A number of lines with its noun: "1 line", "1,200 lines". */
export function countedLines(count: number): string {
  return `${counts.format(count)} ${count === 1 ? 'line' : 'lines'}`
}

/** How far a save is: "1,200 of 10,000 lines". */
export function progressOf(written: number, of: number): string {
  return `${counts.format(written)} of ${countedLines(of)}`
}

/** A number in text: "10,000". */
export function countText(count: number): string {
  return counts.format(count)
}

/** A number of entries with its noun: "1 entry", "214 entries". */
export function countedEntries(count: number): string {
  return `${counts.format(count)} ${count === 1 ? 'entry' : 'entries'}`
}
