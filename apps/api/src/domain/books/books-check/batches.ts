/** Of many small debts in one piece. */
const MOST_DEBTS = 250

/** The ids of the debts in groups with so many entries at most, unless a single debt has more. */
export function* batches(
  debts: readonly { id: string; entries: number }[],
  mostEntries: number,
): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const { id, entries } of debts) {
    if (batch.length === MOST_DEBTS || (batch.length > 0 && size + entries > mostEntries)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(id)
    size += entries
  }
  if (batch.length > 0) yield batch
}
