import { addMonthsClamped, type DateString } from '@solvent/money'
import type { AskedQuestion } from './asked-question'
import type { Named } from './mentions'
import type { Part } from './question-parts'
import type { Score } from './question-scores'

interface Message {
  text: string
  parts: readonly Part[]
  named: Named
  today: DateString
}

/** The question with what it needs; null if the message does not name it, or names several. */
export function withSlots(
  { intent, entry }: Score,
  { text, parts, named, today }: Message,
): AskedQuestion | null {
  const { liabilityId, account, amount, day } = named
  const isLastMonth = parts.some(({ tags }) => tags.includes('lastmonth'))
  const month = named.month ?? (isLastMonth ? addMonthsClamped(today, -1).slice(0, 7) : undefined)
  switch (intent) {
    case 'owe_one':
    case 'due_one':
    case 'debt_end':
      return liabilityId === undefined ? null : { intent, liabilityId }
    case 'balance':
      return account === undefined ? null : { intent, account }
    case 'extra':
    case 'lump':
      return amount === undefined ? null : { intent, amount }
    case 'afford':
      return amount === undefined ? null : { intent, amount, ...(day && { day }) }
    case 'spent_past':
      return month === undefined ? null : { intent, month }
    case 'earned':
      return { intent, ...(month && { month }) }
    case 'spent_compare':
      return { intent, ...(named.month && { month: named.month }) }
    case 'spent_category': {
      const [category, other] = new Set(parts.flatMap((part) => part.category ?? []))
      return category === undefined || other ? null : { intent, category, ...(month && { month }) }
    }
    case 'origin':
      return entry ? { intent, thing: text.slice(entry.start, entry.end) } : null
    default:
      return { intent }
  }
}
