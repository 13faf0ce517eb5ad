/** Limits a batch of debts that have few entries. */
const MAX_DEBTS_PER_BATCH = 250

/** Groups debt ids into batches of at most `maxEntries` entries, unless a single debt has more. */
export function* batches(
  debts: readonly { id: string; entries: number }[],
  maxEntries: number,
): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const { id, entries } of debts) {
    if (batch.length === MAX_DEBTS_PER_BATCH || (batch.length > 0 && size + entries > maxEntries)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(id)
    size += entries
  }
  if (batch.length > 0) yield batch
}
