/**
 * The values of a path's `{name}` placeholders, or null if the URL is another path:
 * `/api/assets/{id}` and `/api/assets/7` give `{ id: '7' }`, `/api/plan.{format}` and `/api/plan.csv` give
 * `{ format: 'csv' }`.
 */
export function matchPath(path: string, url: string): Record<string, string> | null {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(url)
  if (!match) return null
  const params = Object.entries(match.groups ?? {})
  return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]))
}
