/** How often each value is there. */
export function counted(values: Iterable<string | number>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** "12 x 200, 3 x 429", or "none". */
export function told(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([value, count]) => `${count} x ${value}`)
  return parts.join(', ') || 'none'
}
