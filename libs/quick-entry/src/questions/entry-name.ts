import type { Part } from './question-parts'

/**
 * The place of the words that name an entry: all that say nothing else, if they stand together. `explains` has the
 * tags of the words that ask about an entry.
 */
export function entryIn(
  parts: readonly Part[],
  explains: ReadonlySet<string>,
): { start: number; end: number } | undefined {
  const isName = ({ tags, weight }: Part) => weight > 0 && !tags.some((tag) => explains.has(tag))
  const inside = parts.slice(parts.findIndex(isName), parts.findLastIndex(isName) + 1)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last || inside.some((part) => part.weight > 0 && !isName(part))) return undefined
  return { start: first.start, end: last.end }
}
