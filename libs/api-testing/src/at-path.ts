/** What is at a path of parsed JSON. @throws Error if nothing is */
export function atPath(json: unknown, path: readonly (string | number)[]): unknown {
  let found = json
  // Each step is an object or a list of the JSON.
  for (const key of path) found = (found as Record<string | number, unknown>)[key]
  if (found === undefined) throw new Error(`There is nothing at ${path.join('.')}.`)
  return found
}
