const counts = new Intl.NumberFormat('en-US')

/** A whole number as it is written: "10,000". */
export function formatCount(count: number): string {
  return counts.format(count)
}
