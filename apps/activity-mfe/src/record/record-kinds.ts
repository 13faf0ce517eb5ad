/** What can be recorded by hand, as the address and the menu call it. */
export const RECORD_KINDS = [
  { kind: 'expense', does: 'Record Expense' },
  { kind: 'income', does: 'Record Income' },
  { kind: 'trade', does: 'Record Trade' },
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]['kind']

/** The kind that is called so, if any. */
export function toRecordKind(name: string | null): RecordKind | undefined {
  return RECORD_KINDS.find(({ kind }) => kind === name)?.kind
}
