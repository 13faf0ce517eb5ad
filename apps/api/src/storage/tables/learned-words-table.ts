import type { LearnedWord } from '@solvent/contracts'
import type { UserTransaction } from '../database'

/** What a person's words mean to the assistant. */
export interface LearnedWordRow {
  id: string
  /** In plain spelling. */
  words: string
  kind: LearnedWord['kind']
  /** Null if only the account was corrected. */
  category: string | null
  /** Null if only the category was corrected. */
  account: string | null
}

/** Replaces what the same words meant. A category or account that is null stays, unless it was of the other kind. */
export async function saveLearnedWord(
  tx: UserTransaction,
  row: LearnedWordRow,
  learnedAt: string,
): Promise<void> {
  await tx.change(
    `insert into learned_words (user_id, word_id, words, kind, category, account, learned_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, words) do update set kind = excluded.kind, learned_at = excluded.learned_at,
       category = coalesce(excluded.category,
         case when learned_words.kind = excluded.kind then learned_words.category end),
       account = coalesce(excluded.account,
         case when learned_words.kind = excluded.kind then learned_words.account end)`,
    [tx.userId, row.id, row.words, row.kind, row.category, row.account, learnedAt],
  )
}

/** Deletes all but the newest ones. */
export async function deleteOldLearnedWords(tx: UserTransaction, kept: number): Promise<void> {
  await tx.change(
    `delete from learned_words where user_id = $1 and word_id in (
       select word_id from learned_words where user_id = $1 order by learned_at desc, word_id desc offset $2
     )`,
    [tx.userId, kept],
  )
}

/** Newest first. */
export function allLearnedWords(tx: UserTransaction): Promise<LearnedWordRow[]> {
  return tx.query(
    `select word_id as id, words, kind, category, account from learned_words where user_id = $1
     order by learned_at desc, word_id desc`,
    [tx.userId],
  )
}

/** False if it does not exist. */
export async function deleteLearnedWord(tx: UserTransaction, id: string): Promise<boolean> {
  const rows = await tx.change(
    `delete from learned_words where user_id = $1 and word_id = $2 returning word_id`,
    [tx.userId, id],
  )
  return rows.length === 1
}
