/** Compressed size in bytes of a release's loaded scripts, each counted once; null if none has loaded yet. */
export function bytesOfFolder(folder: string): number | null {
  const bytes = new Map<string, number>()
  for (const entry of performance.getEntriesByType('resource')) {
    if (!entry.name.startsWith(folder) || !(entry instanceof PerformanceResourceTiming)) continue
    bytes.set(entry.name, Math.max(bytes.get(entry.name) ?? 0, entry.encodedBodySize))
  }
  return bytes.size === 0 ? null : [...bytes.values()].reduce((sum, each) => sum + each, 0)
}
