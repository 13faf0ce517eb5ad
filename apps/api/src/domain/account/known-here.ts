import { toNetwork } from './network'
import { toAddressId } from './user-id'

/** The least recent ones are forgotten; a server that has just begun knows nobody. */
const MOST = 10_000

const known = new Set<string>()

/** Whether this process has let the person in from this network; asked before there may be any transaction. */
export function isKnownHere(userId: string, address: string): boolean {
  return known.has(nameOf(userId, address))
}

export function rememberHere(userId: string, address: string): void {
  const name = nameOf(userId, address)
  known.delete(name)
  known.add(name)
  const [oldest] = known
  if (known.size > MOST && oldest !== undefined) known.delete(oldest)
}

/** Without the address itself. */
function nameOf(userId: string, address: string): string {
  return `${userId} ${toAddressId(toNetwork(address))}`
}
