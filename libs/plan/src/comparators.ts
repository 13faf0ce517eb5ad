export type Comparator<T> = (a: T, b: T) => number

/** Compares by the first of the comparators that distinguishes the two. */
export function inOrderOf<T>(...comparators: Comparator<T>[]): Comparator<T> {
  return (a, b) => {
    let order = 0
    for (let next = 0; order === 0 && next < comparators.length; next += 1) {
      order = comparators[next]?.(a, b) ?? 0
    }
    return order
  }
}

/** Ascending by a value taken from each item. */
export function ascending<T>(value: (item: T) => bigint | number | string): Comparator<T> {
  return (a, b) => {
    const left = value(a)
    const right = value(b)
    if (left === right) return 0
    return left < right ? -1 : 1
  }
}

/** Descending by a value taken from each item. */
export function descending<T>(value: (item: T) => bigint | number): Comparator<T> {
  const compare = ascending(value)
  return (a, b) => compare(b, a)
}

const isNumeric = (id: string) => /^\d+$/.test(id)

/** Ids that are numbers compare as numbers (9 before 10) and come before the others. */
export const compareIds = inOrderOf<string>(
  descending((id) => Number(isNumeric(id))),
  ascending((id) => (isNumeric(id) ? BigInt(id) : 0n)),
  ascending((id) => id),
)
