/** What a person cannot read: a change of these changes no answer. */
const UNREAD = /^\s*(?:insert\s+into|update|delete\s+from)\s+(?:sign_ins|throttles|idempotency_keys)\b/i

const READS = /^\s*select\b/i
/** A lock on a row is no change of it. */
const READS_WITH = /^\s*with\b(?!.*\b(?:insert|(?<!for\s+|for\s+no\s+key\s+)update|delete|merge)\b)/is

const known = new Map<string, boolean>()

/** Whether the statement may change what its person can read. What it does not recognise does. */
export function changesBooks(sql: string): boolean {
  const before = known.get(sql)
  if (before !== undefined) return before
  const changes = !READS.test(sql) && !READS_WITH.test(sql) && !UNREAD.test(sql)
  known.set(sql, changes)
  return changes
}
