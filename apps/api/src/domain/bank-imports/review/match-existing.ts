import { daysBetween } from '@solvent/money'
import { haveCommonWord, type LineText } from './line-text'

/** Banks record a payment up to this many days after the person did, or before. */
const MAX_DAYS = 3

/** A line of the file. */
export interface FileLine {
  bookedOn: string
  /** Minor units, as a change of the account. */
  change: bigint
  /** The other party and the text of the bank. */
  text: LineText
  bankId: string | null
}

/** An entry that changes the account. */
export interface RecordedChange {
  entryId: string
  /** Of one with a line, its day at the bank. */
  day: string
  change: bigint
  /** Its note, or what the bank wrote about it. */
  text: LineText
  /** The line of an earlier file that stands for it; null if there is none. */
  line: { bankId: string | null } | null
}

type Pairs<Entry> = Map<number, Entry>
type IndexedLine = readonly [index: number, line: FileLine]

/**
 * For each line that is in the books already, by its index, the entry it belongs to: by the bank's id, else by amount,
 * day and text. Entries by hand may be up to three days off and have any text; those of files must share a word with
 * the line. As many lines as possible find an entry, and each entry stands for one line.
 */
export function matchExisting<Entry extends RecordedChange>(
  lines: readonly FileLine[],
  recorded: readonly Entry[],
): Pairs<Entry> {
  const found: Pairs<Entry> = new Map()
  const byBankId = new Map<string, Entry>()
  for (const entry of recorded) if (entry.line?.bankId) byBankId.set(entry.line.bankId, entry)
  for (const [index, { bankId }] of lines.entries()) {
    const entry = bankId === null ? undefined : byBankId.get(bankId)
    if (entry) found.set(index, entry)
  }
  const used = new Set([...found.values()].map(({ entryId }) => entryId))
  const openEntries = groupBy(
    recorded.filter(({ entryId }) => !used.has(entryId)),
    ({ change }) => change,
  )
  const openLines = groupBy(
    [...lines.entries()].filter(([index]) => !found.has(index)),
    ([, { change }]) => change,
  )
  for (const [change, group] of openLines) {
    for (const [index, entry] of matchGroup(group, openEntries.get(change) ?? [])) found.set(index, entry)
  }
  return found
}

/** Pairs lines and entries of one amount. */
function matchGroup<Entry extends RecordedChange>(
  lines: readonly IndexedLine[],
  entries: readonly Entry[],
): Pairs<Entry> {
  if (entries.length === 0) return new Map()
  const isExact = (line: FileLine, entry: RecordedChange) =>
    fits(line, entry) &&
    line.bookedOn === entry.day &&
    (entry.line === null || line.text.plain === entry.text.plain)
  const exact = pair(lines, entries, isExact)
  const used = new Set([...exact.values()])
  const rest = pair(
    lines.filter(([index]) => !exact.has(index)),
    entries.filter((entry) => !used.has(entry)),
    fits,
  )
  const best = new Map([...exact, ...rest])
  // Exact pairs may leave a line without an entry that could have one.
  const most = pair(lines, entries, fits)
  return most.size > best.size ? most : best
}

/** Of lines and entries by day, each line gets the earliest entry that fits, which pairs as many as possible. */
function pair<Entry extends RecordedChange>(
  lines: readonly IndexedLine[],
  entries: readonly Entry[],
  isPair: (line: FileLine, entry: Entry) => boolean,
): Pairs<Entry> {
  const pairs: Pairs<Entry> = new Map()
  const open = [...entries].sort((a, b) => compare(a.day, b.day))
  let first = 0
  for (const [index, line] of [...lines].sort(([, a], [, b]) => compare(a.bookedOn, b.bookedOn))) {
    // Entries that are too early for this line are too early for all that follow.
    while (first < open.length && daysBetween(open[first]?.day ?? line.bookedOn, line.bookedOn) > MAX_DAYS)
      first += 1
    const place = open.findIndex((entry, at) => at >= first && isPair(line, entry))
    const [entry] = place === -1 ? [] : open.splice(place, 1)
    if (entry) pairs.set(index, entry)
  }
  return pairs
}

function fits(line: FileLine, entry: RecordedChange): boolean {
  if (Math.abs(daysBetween(line.bookedOn, entry.day)) > MAX_DAYS) return false
  if (entry.line === null) return true
  const haveDifferentIds = line.bankId !== null && entry.line.bankId !== null
  return !haveDifferentIds && haveCommonWord(line.text, entry.text)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
