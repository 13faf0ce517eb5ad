import { Client } from 'pg'
import { StartRefusal } from '../start-refusal'

/** One PostgreSQL server of an address. */
export interface Host {
  /** Host and port, without user and password. */
  name: string
  /** The address with this server alone. */
  url: string
}

/** Scheme, user with password, servers, and all that follows. */
const ADDRESS = /^(\w+:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/s

/**
 * The servers of an address such as `postgres://user:password@one:5432,two:5432/name`, in its order. PostgreSQL's own
 * programs write it alike, also with `target_session_attrs`, which is not needed: what changes the books always goes to
 * the server that takes changes.
 *
 * @throws StartRefusal if it cannot be read
 */
export function hostsOf(url: string): Host[] {
  const [, scheme = '', user = '', servers = '', rest = ''] = ADDRESS.exec(url) ?? []
  const urls = servers.includes(',')
    ? servers.split(',').map((server) => `${scheme}${user}${server.trim()}${rest}`)
    : [url]
  return urls.map((one) => ({ name: nameOf(one), url: one }))
}

function nameOf(url: string): string {
  try {
    const { host, port } = new Client({ connectionString: url })
    return `${host}:${port}`
  } catch {
    // The driver's own message would show the password.
    throw new StartRefusal('The setting DATABASE_URL cannot be read. Check it for unusual characters.')
  }
}
