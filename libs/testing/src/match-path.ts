/**
 * The values of a path's `{name}` placeholders, or null when the url is another path:
 * `/api/assets/{id}` and `/api/assets/7` give `{ id: '7' }`.
 */
export function matchPath(path: string, url: string): Record<string, string> | null {
  const wanted = path.split('/')
  const given = url.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name) params[name] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return params
}
