import * as z from 'zod/mini'
import { type ActionKind, type AssistantAction, assistantActions } from './assistant-actions'
import { CATEGORIES } from './categories'
import { id } from './fields'

/** What the assistant saved, as a card shows it. */
const recordedEntry = z.strictObject({
  /** Of the journal entry; its undo takes it back. */
  id,
  /** A table of the refresh table, such as `expenses`. */
  table: z.string(),
  /** The kind of journal entry. */
  kind: z.string(),
  amount: z.number(),
  /** In a few words, such as "lunch, from Cash". */
  label: z.string(),
  date: z.string(),
  category: z.nullable(z.enum(CATEGORIES)),
})
export type RecordedEntry = z.infer<typeof recordedEntry>
export const recordedEntries = z.array(recordedEntry)

const ACTION_KINDS = Object.keys(assistantActions) as [ActionKind, ...ActionKind[]] // its keys, and no others

export const DRAFT_REASONS = [
  'ambiguous',
  'not_in_your_words',
  'above_balance',
  'large',
  'terms',
  'several',
  'asked',
] as const
export type DraftReason = (typeof DRAFT_REASONS)[number]

/** What the assistant would save if the person confirms it. */
export const draft = z.strictObject({
  id,
  kind: z.enum(ACTION_KINDS),
  /** As the kind in `assistantActions` has them; what the assistant could not find is absent. */
  fields: z.record(z.string(), z.unknown()),
  /** In a few words, such as "lunch, from Cash". */
  label: z.string(),
  /** Why it is not saved yet. */
  reason: z.enum(DRAFT_REASONS),
  expires_at: z.string(),
})
export type Draft = z.infer<typeof draft>

/** What stands under an answer. */
export const chatCard = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('entry'),
    entry: recordedEntry,
    /** Whether it has been taken back since. */
    undone: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('draft'),
    draft,
    state: z.enum(['open', 'saved', 'cancelled', 'expired']),
  }),
])
export type ChatCard = z.infer<typeof chatCard>

/** Whether the fields are complete and valid for their kind. */
export function toAction(kind: ActionKind, fields: unknown): AssistantAction | null {
  const parsed = z.safeParse(assistantActions[kind], fields)
  // The parser of a kind answers the fields of that kind.
  return parsed.success ? ({ kind, fields: parsed.data } as AssistantAction) : null
}
