/** Whether two objects of primitive values are equal in every field. */
export function shallowEqual<Row extends object>(one: Row, other: Row): boolean {
  const values = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => values.get(name) === value)
}
