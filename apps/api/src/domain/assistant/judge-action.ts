import type { ActionFields, ActionKind, AssistantAction, DraftReason } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { paymentAmount } from '@solvent/plan'
import { lockAccount, lockNamed } from '../../storage/tables/assets-table'
import { type LiabilityRow, liabilitiesById } from '../../storage/tables/liabilities-table'
import type { UserRow } from '../../storage/tables/users-table'
import { requireUser } from '../account/profile'
import type { Books } from '../books/books'
import { lockCard } from '../books/card-expenses'
import { toDueLiability } from '../books/liability-view'
import { total } from '../books/totals'
import { costOf } from '../books/trades'
import { withBooks } from '../books/with-books'
import type { Services } from '../services'
import { type Evidence, hasSeveralAmounts, isSupported, isUnambiguous } from './evidence'

/** An outflow of more than the monthly income divided by this must be confirmed. */
const LARGE_INCOME_DIVISOR = 4n

/**
 * Why the person has to confirm an action before it is saved, or null if it may be saved immediately. The rule is in
 * code and not in the prompt, so a model cannot talk its way around it. Without evidence, the action was parsed from
 * the message by code.
 */
export function reasonToConfirm(
  services: Services,
  userId: string,
  action: AssistantAction,
  evidence: Evidence | null,
): Promise<DraftReason | null> {
  return withBooks(services, userId, async (books) => {
    const user = await requireUser(books)
    if (user.askBeforeSaving) return 'asked'
    if (TERMS.includes(action.kind)) return 'terms'
    return (evidence && doubtAbout(evidence, action)) ?? sizeReason(books, user, action)
  })
}

function doubtAbout(evidence: Evidence, action: AssistantAction): DraftReason | null {
  if (!isUnambiguous(evidence, action)) return 'ambiguous'
  if (!isSupported(evidence, action)) return 'not_in_your_words'
  return hasSeveralAmounts(evidence, action) ? 'several' : null
}

/** These change how everything is planned, or say what a debt costs. */
const TERMS: readonly ActionKind[] = [
  'update_profile',
  'change_liability',
  'set_paydays',
  'set_debt_budget',
  'add_offer',
]

async function sizeReason(books: Books, user: UserRow, action: AssistantAction): Promise<DraftReason | null> {
  const outflow = outflowOf(action, await paidLiability(books, action), books.today)
  if (outflow === null) return isLarge(user, newDebt(action)) ? 'large' : null
  const isAbove = outflow.amount > (await availableFor(books, action, outflow.account))
  // A card has no balance to exceed.
  if (isAbove && !(await isOnCard(books, action, outflow.account))) return 'above_balance'
  return isLarge(user, outflow.amount) ? 'large' : null
}

/** What the account of an action holds, in minor units. */
async function availableFor(books: Books, { kind }: AssistantAction, account: string): Promise<bigint> {
  const assets =
    kind === 'record_transfer'
      ? ((await lockNamed(books, [account])).get(account) ?? [])
      : await lockAccount(books, account)
  return total(assets.map(({ value }) => value))
}

/** Whether an expense is paid with a card: an account comes before a card of the same name. */
async function isOnCard(books: Books, { kind }: AssistantAction, account: string): Promise<boolean> {
  if (kind !== 'record_expense' || (await lockAccount(books, account)).length > 0) return false
  return (await lockCard(books, account)) !== null
}

/** Without an income, no amount counts as large. */
function isLarge({ monthlyIncome }: UserRow, amount: bigint): boolean {
  return monthlyIncome > 0n && amount * LARGE_INCOME_DIVISOR > monthlyIncome
}

interface Outflow {
  account: string
  /** Minor units. */
  amount: bigint
}

/** The liability that the action pays. */
async function paidLiability(
  books: Books,
  { kind, fields }: AssistantAction,
): Promise<LiabilityRow | undefined> {
  if (kind !== 'pay_liability') return undefined
  const [liability] = await liabilitiesById(books, [fields.liability_id])
  return liability
}

/** The money that the action takes out of an account, or null. */
function outflowOf(action: AssistantAction, debt: LiabilityRow | undefined, today: string): Outflow | null {
  const { kind, fields } = action
  if (kind === 'record_expense') return { account: fields.account, amount: toMinor(fields.amount) }
  if (kind === 'record_trade' && fields.side === 'buy') {
    return { account: fields.account, amount: costOf(fields) }
  }
  if (kind === 'record_transfer') return { account: fields.from_account, amount: toMinor(fields.amount) }
  if (kind !== 'pay_liability') return null
  return { account: fields.payment_account, amount: debt ? paid(fields, debt, today) : 0n }
}

function paid(
  { payment_type: type, payment_amount: amount = 0 }: Omit<ActionFields<'pay_liability'>, 'liability_id'>,
  debt: LiabilityRow,
  today: string,
): bigint {
  return type === 'partial' ? toMinor(amount) : paymentAmount(toDueLiability(debt, today), type, today)
}

function newDebt({ kind, fields }: AssistantAction): bigint {
  return kind === 'add_liability' ? toMinor(fields.liability_amount) : 0n
}
