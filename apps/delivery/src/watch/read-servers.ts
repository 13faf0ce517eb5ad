import { lookup } from 'node:dns/promises'
import { type Counted, readMetrics } from './metrics'

const TIMEOUT_MS = 5_000

/** The URLs of all servers behind a host name, which may resolve to several, each with its own counts. */
async function addressesOf(url: string): Promise<string[]> {
  const { protocol, hostname } = new URL(url)
  // A certificate is only valid for the host name.
  if (protocol !== 'http:') return [url]
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  return found.map(({ address, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${address}]` : address
    return one.href
  })
}

async function read(address: string): Promise<Counted> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return readMetrics(await response.text())
}

/**
 * Reads the counts of each server; servers that do not respond are skipped.
 *
 * @throws Error if none responds
 */
export async function readServers(urls: readonly string[]): Promise<Map<string, Counted>> {
  const found = await Promise.allSettled(urls.map(addressesOf))
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const answers = await Promise.allSettled(
    addresses.map(async (address) => [address, await read(address)] as const),
  )
  const servers = new Map(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  const failed = [...answers, ...found].find((one) => one.status === 'rejected')
  if (servers.size === 0 && failed) throw failed.reason
  return servers
}
