import { Client } from 'pg'
import { hasCode } from '../error-code'
import { StartRefusal } from '../start-refusal'
import { ROLES } from './roles'
import type { Answer, Findings } from './server-search'
import { stateOf } from './server-state'

/** PgBouncer's code for every refusal. */
const POOLER = '08P01'

const OLDEST_VERSION = 150_000

/** The target of a connection, without its password. */
type Target = Pick<Client, 'host' | 'port' | 'user' | 'database'>

/** @throws StartRefusal if the server is too old */
export async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  const [version] = rows
  if (Number(version?.number) >= OLDEST_VERSION) return
  throw new StartRefusal(`Solvent needs PostgreSQL 15 or later; this server is version ${version?.name}.`)
}

/** @throws StartRefusal if the server is read-only */
export async function requireWritable(client: Client): Promise<void> {
  const { isWritable } = await stateOf(client, false)
  if (isWritable) return
  throw new StartRefusal(
    `The PostgreSQL server at ${client.host}:${client.port} is read-only: it is a standby, or configured to be. Promote it, or set DATABASE_URL to the primary server.`,
  )
}

/** @throws StartRefusal with a reason for each server if none accepts writes */
export function requirePrimary({ found, answers }: Findings): void {
  if (found) return
  const refusals = answers.flatMap((answer) => ('error' in answer ? [refusalOf(answer)] : []))
  const refused = refusals.find((refusal) => refusal !== null)
  if (refused) throw new StartRefusal(refused)
  const reasons = answers.map(
    (answer) => `${answer.host.name} ${'error' in answer ? 'does not answer' : 'is read-only'}`,
  )
  throw new StartRefusal(
    `None of the PostgreSQL servers in DATABASE_URL accepts changes: ${reasons.join(', ')}. Start or promote one, or correct DATABASE_URL.`,
  )
}

/** What the operator has to correct for this server; null if it simply does not answer. */
function refusalOf({ host, error }: Extract<Answer, { error: unknown }>): string | null {
  return isUnreachable(error) ? null : messageFor(error, new Client({ connectionString: host.url }))
}

/** Turns the error of a failed start into a StartRefusal that says what to do; returns other errors unchanged. */
export function toStartRefusal(error: unknown, target: Target): unknown {
  const message = messageFor(error, target)
  return message === null ? error : new StartRefusal(message)
}

function messageFor(error: unknown, { host, port, user, database }: Target): string | null {
  if (error instanceof StartRefusal) return null
  if (hasCode(error, '28P01', '28000') || isSaslFailure(error)) {
    return `PostgreSQL does not accept the user "${user}" with the password of DATABASE_URL. Correct it there.`
  }
  if (hasCode(error, '3D000')) {
    return `The PostgreSQL server has no database "${database}". Create it (create database "${database}"), or correct DATABASE_URL.`
  }
  if (hasCode(error, '42501')) {
    const roles = ROLES.map((role) => `create role ${role} nologin;`).join(' ')
    return `The PostgreSQL user "${user}" may not prepare the database "${database}". Run this once as an administrator, without the roles that exist already: ${roles} grant ${ROLES.join(', ')} to "${user}"; alter database "${database}" owner to "${user}";`
  }
  if (hasCode(error, POOLER)) {
    const reason = error instanceof Error ? error.message : 'no reason'
    return `The connection pooler at ${host}:${port} refuses the connection: ${reason}. Correct DATABASE_URL, or the settings of the pooler.`
  }
  if (isUnreachable(error)) {
    return `The PostgreSQL server at ${host}:${port} does not answer. Start it, or correct DATABASE_URL.`
  }
  return null
}

/** Whether the driver has no password, or the server's proof is wrong. */
function isSaslFailure(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('SASL')
}

/** Whether the connection failed or broke: an error of the system or of the driver, not of PostgreSQL. */
function isUnreachable(error: unknown): boolean {
  const system = [
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOENT',
  ]
  return (
    hasCode(error, ...system, '57P03') ||
    (error instanceof Error && /^(Connection|timeout)/.test(error.message))
  )
}
