import { Client } from 'pg'
import { StartRefusal } from '../start-refusal'

/** One PostgreSQL server of a connection URL. */
export interface Host {
  /** Host and port, without user and password. */
  name: string
  /** The URL with only this server. */
  url: string
}

/** Scheme, user and password, servers, and the rest. */
const ADDRESS = /^(\w+:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/s

/**
 * The servers of a URL such as `postgres://user:password@one:5432,two:5432/name`, in its order. The format is libpq's;
 * `target_session_attrs` is allowed but not needed, because changes always go to the primary.
 *
 * @throws StartRefusal if the URL is invalid
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
