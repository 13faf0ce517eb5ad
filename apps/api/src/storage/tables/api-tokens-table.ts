import type { AnyScope, TokenScope } from '@solvent/contracts'
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
     where user_id = $1 and token_id = $2 and token_hash = $3 and (expires_at is null or expires_at > $4)
       and (access_expires_at is null or access_expires_at > $4)`,
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

/** A token that a program may renew. */
interface ProgramToken {
  id: string
  name: string
  scope: TokenScope
  createdAt: string
  /** Of the program that it was issued to. */
  clientHash: string
}

/** The secrets of a program and their times. */
interface Renewal {
  hash: string
  refreshHash: string
  accessExpiresAt: string
  expiresAt: string
}

export async function insertProgramToken(
  tx: UserTransaction,
  { id, name, scope, createdAt, clientHash, ...renewal }: ProgramToken & Renewal,
): Promise<void> {
  const { hash, refreshHash, accessExpiresAt, expiresAt } = renewal
  await tx.query(
    `insert into api_tokens (user_id, token_id, name, scope, token_hash, created_at, expires_at,
       client_hash, access_expires_at, refresh_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.userId, id, name, scope, hash, createdAt, expiresAt, clientHash, accessExpiresAt, refreshHash],
  )
}

/**
 * The token that a refresh token renews; null if it is unknown or expired. Only the last one renews it: any other that
 * names it was replaced before, however long ago.
 */
export async function findRenewableToken(
  tx: UserTransaction,
  { id, hash }: PresentedToken,
  at: string,
): Promise<(Omit<ProgramToken, 'createdAt'> & { isUsed: boolean }) | null> {
  const [row] = await tx.query<Omit<ProgramToken, 'createdAt'> & { isUsed: boolean }>(
    `select token_id as id, name, scope, client_hash as "clientHash", refresh_hash <> $3 as "isUsed" from api_tokens
     where user_id = $1 and token_id = $2 and refresh_hash is not null and expires_at > $4`,
    [tx.userId, id, hash, at],
  )
  return row ?? null
}

/** False if the refresh token is already used, or the token is revoked. */
export async function replaceProgramToken(
  tx: UserTransaction,
  { id, usedHash, hash, refreshHash, accessExpiresAt, expiresAt }: { id: string; usedHash: string } & Renewal,
): Promise<boolean> {
  const rows = await tx.query(
    `update api_tokens set token_hash = $4, refresh_hash = $5, access_expires_at = $6,
       expires_at = $7
     where user_id = $1 and token_id = $2 and refresh_hash = $3 returning token_id`,
    [tx.userId, id, usedHash, hash, refreshHash, accessExpiresAt, expiresAt],
  )
  return rows.length === 1
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
