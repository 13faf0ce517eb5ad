import type { ActionFields, AssistantAction, DraftReason } from '@solvent/contracts'
import { toMinor } from '@solvent/money'
import { paymentAmount } from '@solvent/plan'
import { lockLiquidAssets } from '../../storage/tables/assets-table'
import { allLiabilities, type LiabilityRow } from '../../storage/tables/liabilities-table'
import type { UserRow } from '../../storage/tables/users-table'
import { requireUser } from '../account/profile'
import type { Books } from '../books/books'
import { toPlanLiability } from '../books/liability-view'
import { total } from '../books/totals'
import { costOf } from '../books/trades'
import { withBooks } from '../books/with-books'
import type { Services } from '../services'
import { type Evidence, hasSeveralAmounts, isPlain, isSupported } from './evidence'

/** Of the monthly income: what takes more than this share is shown first. */
const LARGE_SHARE = { of: 4n }

/**
 * Why an action has to be confirmed by the person before it is saved, or null if it may be saved at once. The rule is
 * here and not in what the model is asked, so no model can talk itself around it. Without evidence the action was read
 * from the message by code.
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
    if (changesTerms(action)) return 'terms'
    return (evidence && doubtAbout(evidence, action)) ?? sizeReason(books, user, action)
  })
}

function doubtAbout(evidence: Evidence, action: AssistantAction): DraftReason | null {
  if (!isPlain(evidence, action)) return 'ambiguous'
  if (!isSupported(evidence, action)) return 'not_in_your_words'
  return hasSeveralAmounts(evidence, action) ? 'several' : null
}

function changesTerms({ kind }: AssistantAction): boolean {
  return kind === 'update_profile' || kind === 'change_liability'
}

async function sizeReason(books: Books, user: UserRow, action: AssistantAction): Promise<DraftReason | null> {
  const outflow = outflowOf(action, await allLiabilities(books), books.today)
  if (outflow === null) return isLarge(user, newDebt(action)) ? 'large' : null
  const available = total((await lockLiquidAssets(books, outflow.account)).map(({ value }) => value))
  if (outflow.amount > available) return 'above_balance'
  return isLarge(user, outflow.amount) ? 'large' : null
}

/** Whoever has entered no income has no measure of large. */
function isLarge({ monthlyIncome }: UserRow, amount: bigint): boolean {
  return monthlyIncome > 0n && amount * LARGE_SHARE.of > monthlyIncome
}

interface Outflow {
  account: string
  /** Minor units. */
  amount: bigint
}

/** The money that the action takes out of an account, or null. */
function outflowOf(
  action: AssistantAction,
  liabilities: readonly LiabilityRow[],
  today: string,
): Outflow | null {
  const { kind, fields } = action
  if (kind === 'record_expense') return { account: fields.account, amount: toMinor(fields.amount) }
  if (kind === 'record_trade' && fields.side === 'buy') {
    return { account: fields.account, amount: costOf(fields) }
  }
  if (kind !== 'pay_liability') return null
  const debt = liabilities.find(({ id }) => id === fields.liability_id)
  return { account: fields.payment_account, amount: debt ? paid(fields, debt, today) : 0n }
}

function paid(
  { payment_type: type, payment_amount: amount = 0 }: Omit<ActionFields<'pay_liability'>, 'liability_id'>,
  debt: LiabilityRow,
  today: string,
): bigint {
  return type === 'partial' ? toMinor(amount) : paymentAmount(toPlanLiability(debt), type, today)
}

function newDebt({ kind, fields }: AssistantAction): bigint {
  return kind === 'add_liability' ? toMinor(fields.liability_amount) : 0n
}
