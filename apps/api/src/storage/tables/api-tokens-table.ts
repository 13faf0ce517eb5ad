import type { AnyScope } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'

export interface ApiTokenRow {
  id: string
  name: string
  scope: AnyScope
  createdAt: string
  /** Null if it lasts until it is revoked. */
  expiresAt: string | null
  /** Null if it was never used. */
  lastUse: TokenUse | null
}

export interface TokenUse {
  at: string
  network: string
}

/** A token as a request presents it. */
export interface PresentedToken {
  id: string
  hash: string
}

const COLUMNS = `token_id as id, name, scope, created_at, expires_at, last_used_at, last_used_from`

interface Columns {
  id: string
  name: string
  scope: AnyScope
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  last_used_from: string | null
}

/** Newest first, without expired ones. */
export async function allApiTokens(tx: UserTransaction, at: string): Promise<ApiTokenRow[]> {
  const rows = await tx.query<Columns>(
    `select ${COLUMNS} from api_tokens where user_id = $1 and (expires_at is null or expires_at > $2)
     order by created_at desc, token_id desc`,
    [tx.userId, at],
  )
  return rows.map(toRow)
}

/** The token, and the version of its person's books; null if it is unknown, revoked or expired. */
export async function findApiToken(
  tx: UserTransaction,
  { id, hash }: PresentedToken,
  at: string,
): Promise<{ token: ApiTokenRow; version: string | null } | null> {
  const [row] = await tx.query<Columns & { version: string | null }>(
    `select ${COLUMNS}, (select version from book_versions where user_id = $1) as version from api_tokens
     where user_id = $1 and token_id = $2 and token_hash = $3 and (expires_at is null or expires_at > $4)`,
    [tx.userId, id, hash, at],
  )
  return row ? { token: toRow(row), version: row.version } : null
}

export async function insertApiToken(
  tx: UserTransaction,
  hash: string,
  { id, name, scope, createdAt, expiresAt }: Omit<ApiTokenRow, 'lastUse'>,
): Promise<void> {
  await tx.query(
    `insert into api_tokens (user_id, token_id, name, scope, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.userId, id, name, scope, hash, createdAt, expiresAt],
  )
}

export async function updateTokenUse(
  tx: UserTransaction,
  id: string,
  { at, network }: TokenUse,
): Promise<void> {
  await tx.query(
    `update api_tokens set last_used_at = $3, last_used_from = $4 where user_id = $1 and token_id = $2`,
    [tx.userId, id, at, network],
  )
}

/** False if it does not exist. */
export async function deleteApiToken(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from api_tokens where user_id = $1 and token_id = $2 returning token_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}

export async function deleteExpiredApiTokens(tx: UserTransaction, at: string): Promise<void> {
  await tx.query(`delete from api_tokens where user_id = $1 and expires_at <= $2`, [tx.userId, at])
}

export async function deleteAllApiTokens(tx: UserTransaction): Promise<void> {
  await tx.query(`delete from api_tokens where user_id = $1`, [tx.userId])
}

function toRow(row: Columns): ApiTokenRow {
  const { id, name, scope, last_used_at: at, last_used_from: network } = row
  return {
    id,
    name,
    scope,
    createdAt: toInstant(row.created_at),
    expiresAt: row.expires_at === null ? null : toInstant(row.expires_at),
    lastUse: at === null || network === null ? null : { at: toInstant(at), network },
  }
}
