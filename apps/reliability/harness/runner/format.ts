/** Formats milliseconds: "850 ms", "1.2 s". */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** "12 x 200, 3 x 429", or "none". */
export function formatCounts(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([value, count]) => `${count} x ${value}`)
  return parts.join(', ') || 'none'
}

/** The number of differences, and the first one. */
export function formatDifferences(differences: readonly string[]): string {
  const [first] = differences
  return first === undefined ? '0 differences' : `${differences.length} differences (first: ${first})`
}
