import {
  type ActionKind,
  type AssistantAction,
  assistantActions,
  type confirmDraft as confirmContract,
  type DraftReason,
  type ResponseOf,
  toAction,
} from '@solvent/contracts'
import type { WaitingDrafts } from '@solvent/contracts/waiting-drafts'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { UserTransaction } from '../../storage/database'
import {
  closeDraft,
  type DraftRow,
  insertDraft,
  lockDraft,
  openDraftsByProgram,
} from '../../storage/tables/drafts-table'
import { findEntriesById } from '../../storage/tables/entries-query'
import { learn } from '../books/learned-words'
import { inOneTransaction } from '../books/with-books'
import { DomainError } from '../domain-error'
import type { Services } from '../services'
import { type SavedDraft, toRecordedEntry } from './cards'
import { performAction } from './perform-action'

const DRAFT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

interface NewDraft {
  turnId: string
  kind: ActionKind
  fields: Record<string, unknown>
  label: string
  reason: DraftReason
}

type Confirmed = ResponseOf<typeof confirmContract>

/** Saves what the person has to confirm, for seven days. Returns the draft's id. */
export async function createDraft(services: Services, userId: string, draft: NewDraft): Promise<string> {
  const { db, clock } = services
  const id = newId()
  const expiresAt = new Date(clock.now().getTime() + DRAFT_DAYS * DAY_MS).toISOString()
  await db.asUser(userId, (tx) =>
    insertDraft(tx, { ...draft, id, expiresAt, program: services.program ?? null }),
  )
  return id
}

/**
 * Saves a draft, as it is or with other fields, from which the assistant learns. Confirming it again saves nothing and
 * returns the same answer.
 *
 * @throws DomainError `not_found`, `draft_closed` if it is cancelled or expired, `invalid_request` for its fields, or
 *   what the same save on a screen throws
 */
export function confirmDraft(
  services: Services,
  userId: string,
  id: string,
  changed: Record<string, unknown> | undefined,
): Promise<Confirmed> {
  return inOneTransaction(services, userId, async (within, tx) => {
    const draft = await requireDraft(lockDraft(tx, id))
    if (draft.state === 'saved') return toConfirmed(within, userId, draft.saved as SavedDraft) // written below
    const now = services.clock.now()
    requireOpen(draft, now)
    const action = requireAction(draft, changed ?? draft.fields)
    const saved = await performAction(withAuthor(within, draft), userId, action)
    await learnFrom(tx, action, draft, now)
    await closeDraft(tx, { id, state: 'saved', saved })
    return toConfirmed(within, userId, saved)
  })
}

/** Confirmed by a person, what a program proposed still names the program. */
function withAuthor(services: Services, { program }: DraftRow): Services {
  return program === null ? services : { ...services, program }
}

/** Learns the category and the account that the person has changed. */
async function learnFrom(
  tx: UserTransaction,
  { kind, fields }: AssistantAction,
  { fields: proposed }: DraftRow,
  now: Date,
): Promise<void> {
  if (kind !== 'record_expense' && kind !== 'record_refund' && kind !== 'record_income') return
  const correction = {
    kind: kind === 'record_income' ? ('income' as const) : ('expense' as const),
    note: fields.note ?? '',
    category: fields.category === proposed.category ? null : fields.category,
    // Where a refund goes to says nothing about what pays for such things.
    account: kind === 'record_refund' || fields.account === proposed.account ? null : fields.account,
  }
  await learn(tx, correction, now.toISOString())
}

/** @throws DomainError `not_found`, `draft_closed` if it is saved */
export function cancelDraft({ db }: Services, userId: string, id: string): Promise<void> {
  return db.asUser(userId, async (tx) => {
    const draft = await requireDraft(lockDraft(tx, id))
    if (draft.state === 'saved')
      throw new DomainError('draft_closed', 'This is saved already. Undo it instead.')
    await closeDraft(tx, { id, state: 'cancelled' })
  })
}

async function requireDraft(found: Promise<DraftRow | null>): Promise<DraftRow> {
  const draft = await found
  if (!draft) throw new DomainError('not_found')
  return draft
}

/** What programs have proposed and the person has not answered. */
export function waitingDrafts({ db, clock }: Services, userId: string): Promise<WaitingDrafts[]> {
  return db.asReader(userId, (tx) => openDraftsByProgram(tx, clock.now().toISOString()))
}

function requireOpen({ state, expiresAt }: DraftRow, now: Date): void {
  if (state !== 'open' || expiresAt <= now.toISOString()) throw new DomainError('draft_closed')
}

function requireAction({ kind }: DraftRow, fields: Record<string, unknown>) {
  const action = toAction(kind, fields)
  if (action) return action
  const { error } = z.safeParse(assistantActions[kind], fields)
  const issues = error?.issues ?? []
  throw new DomainError(
    'invalid_request',
    undefined,
    issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

async function toConfirmed(
  { db }: Services,
  userId: string,
  { table, entries, ...notice }: SavedDraft,
): Promise<Confirmed> {
  const ids = entries.map(({ entryId }) => entryId)
  const rows = await db.asReader(userId, (tx) => findEntriesById(tx, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { table, entries: entries.map((card) => toRecordedEntry(card, byId.get(card.entryId))), ...notice }
}
