import { type Entry, isRefund } from '@solvent/contracts'

/** The kinds that can be recorded, by their name in the address and label in the menu. */
export const RECORD_KINDS = [
  { kind: 'expense', label: 'Record expense' },
  { kind: 'income', label: 'Record income' },
  { kind: 'refund', label: 'Record refund' },
  { kind: 'transfer', label: 'Record transfer' },
  { kind: 'trade', label: 'Record trade' },
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]['kind']

/** The kind with this name; undefined if there is none. */
export function toRecordKind(name: string | null): RecordKind | undefined {
  return RECORD_KINDS.find(({ kind }) => kind === name)?.kind
}

/** The form that records entries like this one; undefined if there is none. */
export function recordKindOf(entry: Pick<Entry, 'kind' | 'changes'>): RecordKind | undefined {
  return toRecordKind(isRefund(entry) ? 'refund' : entry.kind)
}
