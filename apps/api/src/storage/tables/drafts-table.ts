import type { ActionKind, DraftReason } from '@solvent/contracts'
import type { UserTransaction } from '../database'
import { toInstant } from './columns'

/** What the assistant will save if the person confirms it. */
export interface DraftRow {
  id: string
  turnId: string
  kind: ActionKind
  fields: Record<string, unknown>
  label: string
  reason: DraftReason
  /** The program that proposes it; null for the assistant. */
  program: string | null
  expiresAt: string
  state: 'open' | 'saved' | 'cancelled'
  /** The response to the confirmation; null before. */
  saved: unknown
}

type NewDraft = Omit<DraftRow, 'state' | 'saved'>

interface Stored extends Omit<DraftRow, 'expiresAt'> {
  expires_at: string
}

const COLUMNS = `draft_id as id, turn_id as "turnId", kind, fields, label, reason, program, expires_at, state, saved`

export async function insertDraft(tx: UserTransaction, draft: NewDraft): Promise<void> {
  await tx.change(
    `insert into chat_drafts (user_id, draft_id, turn_id, kind, fields, label, reason, program, expires_at, state)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, 'open')`,
    [
      tx.userId,
      draft.id,
      draft.turnId,
      draft.kind,
      JSON.stringify(draft.fields),
      draft.label,
      draft.reason,
      draft.program,
      draft.expiresAt,
    ],
  )
}

/** The draft, locked until the transaction ends, or null. */
export async function lockDraft(tx: UserTransaction, id: string): Promise<DraftRow | null> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from chat_drafts where user_id = $1 and draft_id = $2 for update`,
    [tx.userId, id],
  )
  return rows.map(toDraftRow)[0] ?? null
}

export async function draftsOfTurns(tx: UserTransaction, turnIds: readonly string[]): Promise<DraftRow[]> {
  const rows = await tx.query<Stored>(
    `select ${COLUMNS} from chat_drafts where user_id = $1 and turn_id = any($2::uuid[])`,
    [tx.userId, turnIds],
  )
  return rows.map(toDraftRow)
}

export async function closeDraft(
  tx: UserTransaction,
  { id, state, saved = null }: { id: string; state: 'saved' | 'cancelled'; saved?: unknown },
): Promise<void> {
  await tx.change(
    `update chat_drafts set state = $3, saved = $4::jsonb where user_id = $1 and draft_id = $2`,
    [tx.userId, id, state, saved === null ? null : JSON.stringify(saved)],
  )
}

/** How many drafts of each program are open; the program with the newest one first. */
export function openDraftsByProgram(
  tx: UserTransaction,
  at: string,
): Promise<{ program: string; count: number }[]> {
  return tx.query(
    `select program, count(*)::integer as count from chat_drafts
     where user_id = $1 and state = 'open' and program is not null and expires_at > $2
     group by program order by max(expires_at) desc, program`,
    [tx.userId, at],
  )
}

function toDraftRow({ expires_at, ...row }: Stored): DraftRow {
  return { ...row, expiresAt: toInstant(expires_at) }
}
