import { counted, type DateString, dateInWords, daysBetween, monthInWords } from '@solvent/money'

/** Links to the pages on which the figures stand. */
export const links = {
  dashboard: '[Dashboard](/)',
  assets: '[Assets](/assets)',
  liabilities: '[Liabilities](/liabilities)',
  plan: '[Plan](/recommendations)',
  activity: '[Activity](/activity)',
  profile: '[profile](/profile)',
} as const

/** Longer lists are cut to this many rows. */
const MAX_ROWS = 10

const MARKDOWN = /[\\`*_~#|[\]<>]/g

/** A person's own words, so that Markdown shows them as they are. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(MARKDOWN, '\\$&')
}

/** Sentences as one paragraph; empty ones are left out. */
export function paragraph(...sentences: readonly (string | false | null | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** Paragraphs, lists and tables one below the other; empty ones are left out. */
export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

/** A Markdown list, cut to `MAX_ROWS`. */
export function bullets(lines: readonly string[]): string {
  const hidden = lines.length - MAX_ROWS
  const shown = lines.slice(0, MAX_ROWS)
  return [...shown, ...(hidden > 0 ? [`and ${hidden} more`] : [])].map((line) => `- ${line}`).join('\n')
}

/** When a payment is due, as the end of a sentence: "due tomorrow", "due 20 March", "5 days overdue". */
export function dueInWords(date: DateString, today: DateString): string {
  const days = daysBetween(today, date)
  if (days < 0) return `${counted(-days, 'day')} overdue`
  if (days === 0) return 'due today'
  if (days === 1) return 'due tomorrow'
  return `due ${dateInWords(date, today)}`
}

/** A month, YYYY-MM, as the end of a sentence: "in February 2026", "so far in March 2026". */
export function inMonth(month: string, today: DateString): string {
  const words = `in ${monthInWords(month)}`
  return today.startsWith(month) ? `so far ${words}` : words
}
