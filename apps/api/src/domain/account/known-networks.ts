import { toNetwork } from './network'
import { toAddressId } from './user-id'

/** Beyond this, the least recently used is evicted. A restart clears all. */
const MAX_KNOWN_NETWORKS = 10_000

const known = new Set<string>()

/** Whether this process has let the person in from this network. In memory, because no transaction may run yet. */
export function isKnownNetwork(userId: string, address: string): boolean {
  return known.has(keyOf(userId, address))
}

export function addKnownNetwork(userId: string, address: string): void {
  const key = keyOf(userId, address)
  known.delete(key)
  known.add(key)
  const [oldest] = known
  if (known.size > MAX_KNOWN_NETWORKS && oldest !== undefined) known.delete(oldest)
}

/** Contains only a hash of the address. */
function keyOf(userId: string, address: string): string {
  return `${userId} ${toAddressId(toNetwork(address))}`
}
