import type { ChatCard, Draft, LimitNotice, RecordedEntry } from '@solvent/contracts'
import type { UserTransaction } from '../../storage/database'
import { type DraftRow, draftsOfTurns } from '../../storage/tables/drafts-table'
import { type EntryRow, findEntriesById } from '../../storage/tables/entries-query'
import { type StepCard, type StepRow, stepsOfTurns } from '../../storage/tables/steps-table'

type EntryCard = Extract<StepCard, { type: 'entry' }>

/** What is stored about the entries of a confirmed draft. */
export interface SavedDraft extends LimitNotice {
  table: string
  entries: readonly EntryCard[]
}

/** The current cards of each turn, which show what has been undone, confirmed or has expired since. */
export async function cardsOfTurns(
  tx: UserTransaction,
  turnIds: readonly string[],
  now: string,
): Promise<Map<string, ChatCard[]>> {
  const steps = await stepsOfTurns(tx, turnIds)
  const drafts = new Map((await draftsOfTurns(tx, turnIds)).map((draft) => [draft.id, draft]))
  const cardsByTurn = new Map(
    turnIds.map((id) => [id, stepCards(steps, id).flatMap((card) => resolved(card, drafts))]),
  )
  const entryIds = [...cardsByTurn.values()]
    .flat()
    .flatMap((card) => ('entryId' in card ? [card.entryId] : []))
  const entries = new Map((await findEntriesById(tx, entryIds)).map((entry) => [entry.id, entry]))
  return new Map(
    [...cardsByTurn].map(([id, cards]) => [
      id,
      cards.map((card) => ('entryId' in card ? toEntryCard(card, entries) : toDraftCard(card, now))),
    ]),
  )
}

function stepCards(steps: readonly StepRow[], turnId: string): StepCard[] {
  return steps.filter((step) => step.turnId === turnId).flatMap(({ cards }) => [...cards])
}

/** A confirmed draft becomes the entries that it saved, if any. */
function resolved(card: StepCard, drafts: ReadonlyMap<string, DraftRow>): (EntryCard | DraftRow)[] {
  if (card.type === 'entry') return [card]
  const draft = drafts.get(card.draftId)
  if (!draft) return []
  const saved = draft.saved as SavedDraft | null // only confirmDraft writes it
  return saved && saved.entries.length > 0 ? [...saved.entries] : [draft]
}

/** The entry as a save returns it. */
export function toRecordedEntry(card: EntryCard, entry?: EntryRow): RecordedEntry {
  const { entryId, table, kind, amount, label, date } = card
  return { id: entryId, table, kind, amount, label, date, category: entry?.category ?? null }
}

function toEntryCard(card: EntryCard, entries: ReadonlyMap<string, EntryRow>): ChatCard {
  const entry = entries.get(card.entryId)
  const undone = entry === undefined || entry.reversedBy !== null
  return { type: 'entry', entry: toRecordedEntry(card, entry), undone }
}

function toDraftCard(row: DraftRow, now: string): ChatCard {
  const isExpired = row.state === 'open' && row.expiresAt <= now
  return { type: 'draft', draft: toDraft(row), state: isExpired ? 'expired' : row.state }
}

function toDraft({
  id,
  kind,
  fields,
  label,
  reason,
  expiresAt,
}: Omit<DraftRow, 'turnId' | 'state' | 'saved'>): Draft {
  return { id, kind, fields, label, reason, expires_at: expiresAt }
}
