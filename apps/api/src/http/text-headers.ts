import type { IncomingHttpHeaders } from 'node:http'

/** The headers of a request that stand in it once, for libraries that take no others. */
export function textHeaders({ headers }: { headers: IncomingHttpHeaders }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
