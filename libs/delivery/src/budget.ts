import { firstFiles } from './first-files'
import type { Release } from './release'

type MeasuredRelease = Pick<Release, 'name' | 'manifest' | 'bytes' | 'budget'>

/** The compressed bytes of a release: of its container, and of everything it loads initially. */
export function bytesOf({ manifest, bytes }: MeasuredRelease): Release['budget'] {
  const { entry, all } = firstFiles({ manifest })
  const sizeOf = (file: string) => bytes[file] ?? 0
  return { entry: sizeOf(entry), first: all.reduce((sum, file) => sum + sizeOf(file), 0) }
}

/** A sentence for each budget of the release that is exceeded. */
export function overBudget(release: MeasuredRelease): string[] {
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
