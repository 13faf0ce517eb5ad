/** Beginnings of month names in English, German, French, Spanish, Italian, Dutch and Portuguese, without accents. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrz', 'maa', 'mrt'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mei', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]

/** The month of a name or its short form, from 1; null for other words. */
export function monthOfName(name: string): number | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const index = BEGINNINGS.findIndex((names) => names.some((beginning) => plain.startsWith(beginning)))
  return index === -1 ? null : index + 1
}
