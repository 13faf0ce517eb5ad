import type { IncomeCategory } from '@solvent/contracts'
import { categoryOf, isAllKnown, isOfOneKind } from './category'
import { EXPENSE_WORDS, INCOME_WORDS } from './category-words'
import type { Message } from './message'
import { amountOf } from './money-figure'
import { readPurpose } from './purpose'
import type { Income, QuickEntryContext } from './quick-entry'

const A_SOURCE = '(?: from (?<from>.+))?'
const DETERMINER = '(?:(?:my|a|an|the|some) )?'

/** Phrases that name a kind of income. */
const KNOWN: readonly RegExp[] = [
  new RegExp(`^(?:got|received|earned) ${DETERMINER}(?<what>[^#]+?)(?:,| of)? #${A_SOURCE}$`, 'i'),
  new RegExp(
    `^(?:got|received|earned) ${DETERMINER}# (?:(?:in|as|of) )?(?<what>(?!from |for )[^#]+?)${A_SOURCE}$`,
    'i',
  ),
  /^(?:my )?(?<what>salary|paycheck|paycheque|wages|bonus|tax refund|dividends?)(?: came in)?[,:]? #$/i,
]

/** Reads an income, or returns null. */
export function readIncome(message: Message, context: QuickEntryContext): Income | null {
  const { frame, figures, occurredOn, account, direction } = message
  const amount = amountOf(figures[0], context.currency)
  if (amount === null || figures.length > 1 || direction === 'out') return null
  const source = knownIncome(frame, context) ?? otherIncome(frame, context)
  return source && { kind: 'income', amount, occurredOn, account, ...source }
}

type Source = { category: IncomeCategory; note: string }

function knownIncome(frame: string, context: QuickEntryContext): Source | null {
  for (const pattern of KNOWN) {
    const { what, from } = pattern.exec(frame)?.groups ?? {}
    const note = what === undefined ? null : readPurpose(what, context)
    const payer = from === undefined ? '' : readPurpose(from, context)
    const category = note === null ? null : categoryOf(note, INCOME_WORDS)
    if (note === null || payer === null || category === null || category === 'Other') continue
    if (!isAllKnown(note, INCOME_WORDS) || !isOfOneKind(note, INCOME_WORDS)) continue
    if (payer !== '' && categoryOf(payer, INCOME_WORDS) !== 'Other') continue
    return { category, note: payer === '' ? note : `${note} from ${payer}` }
  }
  return null
}

function otherIncome(frame: string, context: QuickEntryContext): Source | null {
  if (/^(?:(?:got|was) paid|earned) #$/i.test(frame)) return { category: 'Salary', note: '' }
  const sold = readPurpose(/^sold (.+) for #$/i.exec(frame)?.[1] ?? '', context)
  if (sold !== null) return { category: 'Sale', note: sold }
  const payer = readPurpose(/^(?:got|received) # from (\S+(?: \S+){0,2})$/i.exec(frame)?.[1] ?? '', context)
  // Money from a shop may be a refund, and money for a lunch a repayment.
  if (payer === null || / (?:for|as|in) /i.test(payer)) return null
  const isPlain = categoryOf(payer, INCOME_WORDS) === 'Other' && categoryOf(payer, EXPENSE_WORDS) === 'Other'
  return isPlain ? { category: 'Other', note: `from ${payer}` } : null
}
