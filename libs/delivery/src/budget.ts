import { firstFiles } from './first-files'
import type { Release } from './release'

type Weighed = Pick<Release, 'name' | 'manifest' | 'bytes' | 'budget'>

/** Bytes that a page pays for a release, as they are sent: its container, and everything that it loads at first. */
export function bytesOf({ manifest, bytes }: Weighed): Release['budget'] {
  const { entry, all } = firstFiles({ manifest })
  const weightOf = (file: string) => bytes[file] ?? 0
  return { entry: weightOf(entry), first: all.reduce((sum, file) => sum + weightOf(file), 0) }
}

/** What of a release weighs more than its budget allows, a sentence each; nothing when it keeps it. */
export function overBudget(release: Weighed): string[] {
  const { entry, first } = bytesOf(release)
  const { name, budget } = release
  const sentences = {
    entry: `The container of ${name} has ${entry} bytes, and its budget is ${budget.entry}.`,
    first: `${name} loads ${first} bytes at first, and its budget is ${budget.first}.`,
  }
  return [
    ...(entry > budget.entry ? [sentences.entry] : []),
    ...(first > budget.first ? [sentences.first] : []),
  ]
}
