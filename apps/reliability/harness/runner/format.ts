/** How many things are wrong, and what the first one is. */
export function differences(wrong: readonly string[]): string {
  return wrong[0] === undefined ? '0 differences' : `${wrong.length} differences (first: ${wrong[0]})`
}
