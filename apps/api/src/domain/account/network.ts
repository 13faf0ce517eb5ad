import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What identifies a client: its IPv4 address, or the first 64 bits of its IPv6 address, because one household or
 * machine can use every address that begins with them.
 */
export function toNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [unzoned = ''] = address.split('%')
  if (!isIPv6(unzoned)) return address
  const [head = '', tail = ''] = unzoned.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * The beginning of an address, which shows roughly where it is: three of four numbers, or 48 bits of an IPv6 address.
 */
export function shortNetwork(address: string): string {
  const network = toNetwork(address)
  if (network.includes('.')) return network.replace(/\d+$/, '*')
  const groups = network.split(':')
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}:*` : network
}
