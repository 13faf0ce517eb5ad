import * as z from 'zod/mini'
import { type ActionKind, type AssistantAction, assistantActions } from './assistant-actions'
import { id } from './fields'
import { categoryName } from './own-categories'

/** What the assistant saved, as a card shows it. */
const recordedEntry = z.strictObject({
  /** The id of the journal entry, for undo. */
  id,
  /** A table of the refresh table, such as `expenses`. */
  table: z.string(),
  /** The kind of journal entry, or `refund` for an expense in reverse. */
  kind: z.string(),
  amount: z.number(),
  /** In a few words, such as "lunch, from Cash". */
  label: z.string(),
  date: z.string(),
  category: z.nullable(categoryName),
})
export type RecordedEntry = z.infer<typeof recordedEntry>
export const recordedEntries = z.array(recordedEntry)

const ACTION_KINDS = Object.keys(assistantActions) as [ActionKind, ...ActionKind[]] // Object.keys returns string[]

const DRAFT_REASONS = [
  'ambiguous',
  'not_in_your_words',
  'above_balance',
  'large',
  'terms',
  'several',
  'asked',
  'program',
] as const
export type DraftReason = (typeof DRAFT_REASONS)[number]

/** What the assistant would save if the person confirms it. */
export const draft = z.strictObject({
  id,
  kind: z.enum(ACTION_KINDS),
  /** The fields of the kind in `assistantActions`; those the assistant could not find are absent. */
  fields: z.record(z.string(), z.unknown()),
  /** In a few words, such as "lunch, from Cash". */
  label: z.string(),
  /** Why it is not saved yet. */
  reason: z.enum(DRAFT_REASONS),
  expires_at: z.string(),
})
export type Draft = z.infer<typeof draft>

/** A card under a reply of the assistant. */
export const chatCard = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('entry'),
    entry: recordedEntry,
    /** Whether the entry has been undone since. */
    undone: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('draft'),
    draft,
    state: z.enum(['open', 'saved', 'cancelled', 'expired']),
  }),
])
export type ChatCard = z.infer<typeof chatCard>

/** The action if the fields are complete and valid for its kind; otherwise null. */
export function toAction(kind: ActionKind, fields: unknown): AssistantAction | null {
  const parsed = z.safeParse(assistantActions[kind], fields)
  // The schema of a kind returns the fields of that kind.
  return parsed.success ? ({ kind, fields: parsed.data } as AssistantAction) : null
}
