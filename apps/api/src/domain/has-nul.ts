/** Whether any text in the value contains the NUL character, which the database cannot store. Bytes are no text. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return Object.entries(value).some(([key, entry]) => key.includes('\0') || hasNul(entry))
}
