const counts = new Intl.NumberFormat('en-US')

/** An integer with thousands separators: "10,000". */
export function formatCount(count: number): string {
  return counts.format(count)
}
