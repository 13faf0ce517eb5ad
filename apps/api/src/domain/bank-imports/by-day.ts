/** Lines with their places in the file, by day; those of one day in the order of the file. */
export function byDay<Line>(
  lines: readonly Line[],
  dayOf: (line: Line) => string,
): [index: number, line: Line][] {
  return [...lines.entries()].sort(([a, one], [b, other]) => {
    const [day, otherDay] = [dayOf(one), dayOf(other)]
    if (day === otherDay) return a - b
    return day < otherDay ? -1 : 1
  })
}
