/** Writes to tables whose rows are never shown to their person. */
const UNREAD_WRITES =
  /^\s*(?:insert\s+into|update|delete\s+from)\s+(?:sign_ins|throttles|idempotency_keys)\b/i

const SELECTS = /^\s*select\b/i
/** Row locks (`for update`) are not changes. */
const READ_ONLY_CTE = /^\s*with\b(?!.*\b(?:insert|(?<!for\s+|for\s+no\s+key\s+)update|delete|merge)\b)/is

const cache = new Map<string, boolean>()

/** Whether the statement may change what its person can read. True for statements it does not recognise. */
export function changesBooks(sql: string): boolean {
  const cached = cache.get(sql)
  if (cached !== undefined) return cached
  const changes = !SELECTS.test(sql) && !READ_ONLY_CTE.test(sql) && !UNREAD_WRITES.test(sql)
  cache.set(sql, changes)
  return changes
}
