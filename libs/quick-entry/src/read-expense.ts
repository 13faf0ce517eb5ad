import type { ExpenseCategory } from '@solvent/contracts'
import { categoryOf, isAllKnown } from './category'
import { EXPENSE_WORDS } from './category-words'
import type { Figure } from './figures'
import type { Message } from './message'
import { amountOf } from './money-figure'
import { isPeople, isPeopleOrPlan, isQuantity, isTimeOrCount } from './other-meanings'
import { readPurpose } from './purpose'
import type { Expense, QuickEntryContext } from './quick-entry'
import { fold, setOf, wordsOf } from './words'

type Shape = {
  pattern: RegExp
  /**
   * How much of the purpose must be known, if the rest of the sentence does not show that it is an expense. `known`:
   * the last word; `all-known`: all words; `bare`: all, and none for something given or received; `got`: like `bare`,
   * and none for something received before it is paid.
   */
  purpose: 'any' | 'known' | 'all-known' | 'bare' | 'got'
  /** Whether the number may mean something other than money: a quantity, a time, a line, people. */
  otherwise?: (figure: Figure, purpose: string) => boolean
}

const EXACTLY = '(?:a total of |only |exactly )?'

const SHAPES: readonly Shape[] = [
  { pattern: new RegExp(`^spent ${EXACTLY}#(?: (?:on|for|at) (.+))?$`, 'i'), purpose: 'any' },
  { pattern: new RegExp(`^paid ${EXACTLY}# (?:on|for|at) (.+)$`, 'i'), purpose: 'any' },
  { pattern: /^paid # (?:to|in) (.+)$/i, purpose: 'known' },
  { pattern: /^paid (?:for )?(.+?)(?:,| of)? #$/i, purpose: 'all-known', otherwise: isTimeOrCount },
  { pattern: /^paid # (.+)$/i, purpose: 'all-known', otherwise: isQuantity },
  { pattern: /^bought (.+) for #$/i, purpose: 'any', otherwise: isPeople },
  { pattern: /^(?:got|grabbed|had|picked up) (.+) for #$/i, purpose: 'got', otherwise: isPeople },
  { pattern: /^bought (.+?),? #$/i, purpose: 'all-known', otherwise: isQuantity },
  { pattern: /^([^\s,#]+(?: [^\s,#]+){0,2}?)(?:,| -)? #$/i, purpose: 'bare', otherwise: isTimeOrCount },
  { pattern: /^# (?:for|on) (.+)$/i, purpose: 'bare', otherwise: isPeopleOrPlan },
  { pattern: /^# ([^\s,#]+(?: [^\s,#]+){0,2})$/i, purpose: 'bare', otherwise: isQuantity },
  { pattern: /^(.+) cost me #$/i, purpose: 'all-known' },
  { pattern: /^(?:log|record|add|enter) (?:an expense of )?# (?:for|on) (.+)$/i, purpose: 'all-known' },
  { pattern: /^(?:log|record|add|enter) (.+?)(?: for)? #$/i, purpose: 'bare', otherwise: isQuantity },
  { pattern: /^donated # to (.+)$/i, purpose: 'any' },
]

const GIVEN_OR_GOT = setOf('gift present donation')
const COMES_IN = setOf('refund rebate cashback reimbursement salary wage paycheck dividend interest')
const NOT_PAID_YET = setOf('bill ticket fee fine charge tuition rent')

/** Reads an expense, or returns null. */
export function readExpense(message: Message, context: QuickEntryContext): Expense | null {
  const { frame, figures, occurredOn, account, direction } = message
  const [figure] = figures
  const amount = amountOf(figure, context.currency)
  if (amount === null || !figure || figures.length > 1 || direction === 'in') return null
  for (const { pattern, purpose, otherwise } of SHAPES) {
    const match = pattern.exec(frame)
    if (!match) continue
    const note = match[1] === undefined ? '' : readPurpose(match[1], context)
    const category = note === null ? null : categoryFor(note, purpose, frame)
    if (note === null || category === null) continue
    if (otherwise?.(figure, note)) continue
    return { kind: 'expense', amount, occurredOn, account, category, note }
  }
  return null
}

function categoryFor(note: string, purpose: Shape['purpose'], frame: string): ExpenseCategory | null {
  if (/^donated\b/i.test(frame)) return 'Gifts'
  if (note === '') return 'Other'
  const words = wordsOf(note).map(({ text }) => fold(text))
  if (words.some((word) => COMES_IN.has(word))) return null
  // "Paid the phone" may mean the phone or its bill.
  if (/^paid\b/i.test(frame) && words.at(-1) === 'phone') return null
  const category = categoryOf(note, EXPENSE_WORDS)
  if (purpose === 'any' || category === null) return category
  if (category === 'Other' || (purpose !== 'known' && !isAllKnown(note, EXPENSE_WORDS))) return null
  // A gift may be given or received, and a bill or a ticket that was received is not paid yet.
  if (purpose !== 'all-known' && words.some((word) => GIVEN_OR_GOT.has(word))) return null
  return purpose === 'got' && words.some((word) => NOT_PAID_YET.has(word)) ? null : category
}
