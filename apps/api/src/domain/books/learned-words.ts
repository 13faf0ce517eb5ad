import { type LearnedWord, MAX_LEARNED_WORDS } from '@solvent/contracts'
import { learnableWords } from '@solvent/quick-entry'
import { v7 as newId } from 'uuid'
import type { UserTransaction } from '../../storage/database'
import {
  allLearnedWords,
  deleteLearnedWord,
  deleteOldLearnedWords,
  saveLearnedWord,
} from '../../storage/tables/learned-words-table'
import { DomainError } from '../domain-error'
import type { Services } from '../services'

/** What a person has changed of an entry or of its draft. */
interface Correction {
  kind: LearnedWord['kind']
  note: string
  /** Null if unchanged. */
  category: string | null
  /** Null if unchanged. */
  account: string | null
}

/** Remembers a correction for the next entry with the same words. Learns nothing from a note that is empty or long. */
export async function learn(
  tx: UserTransaction,
  { kind, note, category, account }: Correction,
  now: string,
): Promise<void> {
  const words = learnableWords(note)
  if (words === null || (category === null && account === null)) return
  await saveLearnedWord(tx, { id: newId(), words, kind, category, account }, now)
  await deleteOldLearnedWords(tx, MAX_LEARNED_WORDS)
}

/** Newest first. */
export function listLearnedWords({ db }: Services, userId: string): Promise<LearnedWord[]> {
  return db.asReader(userId, allLearnedWords)
}

/** @throws DomainError `not_found` */
export async function forget({ db }: Services, userId: string, id: string): Promise<void> {
  const isDeleted = await db.asUser(userId, (tx) => deleteLearnedWord(tx, id))
  if (!isDeleted) throw new DomainError('not_found')
}
