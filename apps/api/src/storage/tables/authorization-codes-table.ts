import type { TokenScope } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** A code that a program exchanges for tokens. */
export interface CodeRow {
  /** Of the API token that it becomes. */
  tokenId: string
  hash: string
  /** Of the program that it was issued to. */
  clientHash: string
  name: string
  scope: TokenScope
  redirectUri: string
  /** The S256 challenge of PKCE. */
  challenge: string
  expiresAt: string
}

export async function insertCode(tx: UserTransaction, code: CodeRow): Promise<void> {
  const { tokenId, hash, clientHash, name, scope, redirectUri, challenge, expiresAt } = code
  await tx.query(
    `insert into authorization_codes
       (user_id, token_id, code_hash, client_hash, name, scope, redirect_uri, code_challenge, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.userId, tokenId, hash, clientHash, name, scope, redirectUri, challenge, expiresAt],
  )
}

/** The code, used or not; null if it is unknown. */
export async function findCode(
  tx: UserTransaction,
  { tokenId, hash }: Pick<CodeRow, 'tokenId' | 'hash'>,
): Promise<(CodeRow & { isUsed: boolean }) | null> {
  const [row] = await tx.query<CodeRow & { isUsed: boolean }>(
    `select token_id as "tokenId", code_hash as hash, client_hash as "clientHash", name, scope,
       redirect_uri as "redirectUri", code_challenge as challenge, expires_at as "expiresAt", is_used as "isUsed"
     from authorization_codes where user_id = $1 and token_id = $2 and code_hash = $3`,
    [tx.userId, tokenId, hash],
  )
  return row ? { ...row, expiresAt: toInstant(row.expiresAt) } : null
}

/** False if the code is already used. */
export async function useCode(tx: UserTransaction, tokenId: string): Promise<boolean> {
  const rows = await tx.query(
    `update authorization_codes set is_used = true where user_id = $1 and token_id = $2 and not is_used
     returning token_id`,
    [tx.userId, tokenId],
  )
  return rows.length === 1
}

/** Those that expired an hour ago, so that a code that is used twice is recognised for that long. */
export async function deleteExpiredCodes(tx: UserTransaction, at: string): Promise<void> {
  await tx.query(
    `delete from authorization_codes where user_id = $1 and expires_at < $2::timestamptz - interval '1 hour'`,
    [tx.userId, at],
  )
}
