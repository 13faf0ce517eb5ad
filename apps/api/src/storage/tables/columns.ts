/** Converts a timestamptz in PostgreSQL's format ("2026-11-21 09:30:00.5+00") to an ISO instant in UTC. */
export function toInstant(text: string): string {
  const withMinutes = /[+-]\d\d$/.test(text) ? `${text}:00` : text
  return new Date(withMinutes.replace(' ', 'T')).toISOString()
}
