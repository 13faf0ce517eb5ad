import {
  type ActionFields,
  type ActionKind,
  type AssistantAction,
  assetNaming,
  type BodyOf,
  liabilityNaming,
  type savePlanChoice as savePlanChoiceContract,
} from '@solvent/contracts'
import { fromMinor, type MoneyFormat, toMinor } from '@solvent/money'
import { type EntryRow, newestEntryAbout } from '../../storage/tables/entries-query'
import type { StepCard } from '../../storage/tables/steps-table'
import { readProfile, saveProfile } from '../account/profile'
import { createAsset } from '../books/assets'
import { changeLiability, createLiability } from '../books/liabilities'
import { limitNotice } from '../books/limit-notice'
import { openBooks } from '../books/open-books'
import { recordExpense, recordIncome, recordRefund, recordTransfer } from '../books/records'
import { requireEntry } from '../books/require-entry'
import { createTentativeAsset } from '../books/tentative-assets'
import { total } from '../books/totals'
import { costOf, recordTrade } from '../books/trades'
import { createOffer } from '../plan/offers'
import { payDebt } from '../plan/pay-debt'
import { savePlanChoice } from '../plan/plan-settings'
import type { Services } from '../services'
import type { SavedDraft } from './cards'
import { nameOf } from './named-debt'

type EntryCard = Extract<StepCard, { type: 'entry' }>

/** How an entry is shown to the person. */
type CardText = Pick<EntryCard, 'table' | 'label'> & {
  /** If it is not the kind of the entry. */
  kind?: string
  /** Null for what the entry took off a liability. */
  amount: bigint | null
}

type Perform<Kind extends ActionKind> = (
  services: Services,
  userId: string,
  fields: ActionFields<Kind>,
) => Promise<SavedDraft>

/**
 * Saves an action through the same functions as the screens, within the caller's transaction.
 *
 * @throws DomainError as the screens' calls do
 */
export function performAction(
  services: Services,
  userId: string,
  { kind, fields }: AssistantAction,
): Promise<SavedDraft> {
  // The action's type pairs its kind with its fields.
  const perform = performers[kind] as Perform<ActionKind>
  const author = services.program === undefined ? 'assistant' : 'program'
  return perform({ ...services, author }, userId, fields)
}

const performers: { [Kind in ActionKind]: Perform<Kind> } = {
  async record_expense(services, userId, fields) {
    const id = await recordExpense(services, userId, fields)
    const label = `${fields.note || fields.category}, from ${fields.account}`
    const text = { table: 'expenses', label, amount: toMinor(fields.amount) }
    const saved = await savedEntry(services, userId, id, text)
    const notice = await services.db.asReader(userId, (tx) => limitNotice(openBooks(services, tx), fields))
    return { ...saved, ...notice }
  },
  async record_refund(services, userId, fields) {
    const id = await recordRefund(services, userId, fields)
    const label = `refund for ${fields.note || fields.category}, to ${fields.account}`
    const text = { table: 'expenses', kind: 'refund', label, amount: toMinor(fields.amount) }
    return savedEntry(services, userId, id, text)
  },
  async record_income(services, userId, fields) {
    const id = await recordIncome(services, userId, fields)
    const label = `${fields.note || fields.category}, to ${fields.account}`
    // Income changes an asset, so the assets are refreshed.
    return savedEntry(services, userId, id, { table: 'assets', label, amount: toMinor(fields.amount) })
  },
  async record_trade(services, userId, fields) {
    const id = await recordTrade(services, userId, fields)
    const { side, quantity, symbol, account } = fields
    const label =
      side === 'buy'
        ? `Bought ${quantity} ${symbol}, from ${account}`
        : `Sold ${quantity} ${symbol}, to ${account}`
    return savedEntry(services, userId, id, { table: 'trades', label, amount: costOf(fields) })
  },
  async record_transfer(services, userId, fields) {
    const id = await recordTransfer(services, userId, fields)
    const label = `${fields.from_account} to ${fields.to_account}`
    return savedEntry(services, userId, id, { table: 'assets', label, amount: toMinor(fields.amount) })
  },
  async add_asset(services, userId, fields) {
    const asset = await createAsset(services, userId, fields)
    const text = { table: 'assets', label: assetNaming(asset).name, amount: toMinor(asset.asset_value) }
    return savedEntryAbout(services, userId, asset.id, text)
  },
  async add_expected_asset(services, userId, fields) {
    const asset = await createTentativeAsset(services, userId, fields)
    const label = `${assetNaming(asset).name}, expected on ${asset.expected_date}`
    return savedEntryAbout(services, userId, asset.id, {
      table: 'assets',
      label,
      amount: toMinor(asset.asset_amount),
    })
  },
  async add_liability(services, userId, fields) {
    const liability = await createLiability(services, userId, fields)
    const text = {
      table: 'liabilities',
      label: liabilityNaming(liability).name,
      amount: toMinor(liability.total_amount),
    }
    return savedEntryAbout(services, userId, liability.id, text)
  },
  async change_liability(services, userId, { liability_id: id, ...terms }) {
    const liability = await changeLiability(services, userId, id, terms)
    const label = `${liabilityNaming(liability).name} changed`
    return savedEntryAbout(services, userId, id, {
      table: 'liabilities',
      label,
      amount: toMinor(liability.total_amount),
    })
  },
  async pay_liability(services, userId, { liability_id: id, ...payment }) {
    const { entryId, liability, source } = await payDebt(services, userId, id, payment)
    const label = `${liabilityNaming(liability).name}, from ${source}`
    return savedEntry(services, userId, entryId, { table: 'payment', label, amount: null })
  },
  async update_profile(services, userId, { name, monthly_income, currency_preference, currency_on_pages }) {
    const before = await readProfile(services, userId)
    await saveProfile(services, userId, {
      name: name ?? before.name,
      monthly_income: monthly_income ?? before.monthly_income,
      currency_preference: currency_preference ?? before.currency_preference,
      ...(currency_on_pages !== undefined && { currency_on_pages }),
      selected_model: before.selected_model,
    })
    return { table: 'users', entries: [] }
  },
  set_paydays: (services, userId, pay) => savedChoice(services, userId, { pay }),
  set_debt_budget: (services, userId, budget) => savedChoice(services, userId, { budget }),
  async add_offer(services, userId, fields) {
    await createOffer(services, userId, fields)
    return { table: 'plan', entries: [] }
  },
}

/** What an action would do, in a few words, also if some of its fields are missing. */
export function describeAction(
  { kind, fields }: { kind: ActionKind; fields: Record<string, unknown> },
  money: MoneyFormat,
  debt?: string,
): string {
  const describe = descriptions[kind]
  const amountText = (amount: unknown) => (typeof amount === 'number' ? money(toMinor(amount)) : 'an amount')
  return describe(fields, amountText, debt)
}

type Describe = (fields: Record<string, unknown>, money: (amount: unknown) => string, debt?: string) => string

const descriptions: Readonly<Record<ActionKind, Describe>> = {
  record_expense: (fields, money) => `${money(fields.amount)} for ${word(fields.note || fields.category)}`,
  record_refund: (fields, money) =>
    `Refund of ${money(fields.amount)} for ${word(fields.note || fields.category)}`,
  record_income: (fields, money) => `${money(fields.amount)} from ${word(fields.note || fields.category)}`,
  record_trade: ({ side, quantity, symbol, price }, money) =>
    `${side === 'sell' ? 'Sell' : 'Buy'} ${word(quantity)} ${word(symbol)} at ${money(price)}`,
  record_transfer: ({ amount, from_account, to_account }, money) =>
    `Move ${money(amount)} from ${word(from_account)} to ${word(to_account)}`,
  add_asset: (fields, money) =>
    `${newName(fields.asset_description, fields.asset_type)} of ${money(fields.asset_value)}`,
  add_expected_asset: (fields, money) =>
    `${newName(fields.asset_description, fields.asset_type)} of ${money(fields.asset_amount)} to come`,
  add_liability: (fields, money) =>
    `${newName(fields.description, fields.liability_type)} of ${money(fields.liability_amount)}`,
  change_liability: (fields, _, debt) => `Other terms for ${word(debt ?? fields.liability_type)}`,
  pay_liability: ({ payment_type, payment_amount }, money, debt) =>
    payment_type === 'partial'
      ? `Pay ${money(payment_amount)} on ${word(debt)}`
      : `Pay ${payment_type === 'full' ? 'off' : 'the installment of'} ${word(debt)}`,
  update_profile: () => 'A change of your profile',
  set_paydays: () => 'Your paydays',
  set_debt_budget: () => 'Your budget for debts',
  add_offer: ({ name }) => `Offer from ${word(name)}`,
}

/** The full name of something new. */
function newName(description: unknown, type: unknown): string {
  return nameOf({ type: word(type), description: typeof description === 'string' ? description : '' })
}

function word(text: unknown): string {
  return typeof text === 'string' && text !== '' ? text : 'something'
}

async function savedChoice(
  services: Services,
  userId: string,
  choice: BodyOf<typeof savePlanChoiceContract>,
): Promise<SavedDraft> {
  await savePlanChoice(services, userId, choice)
  return { table: 'plan', entries: [] }
}

async function savedEntryAbout(
  services: Services,
  userId: string,
  itemId: string,
  text: CardText,
): Promise<SavedDraft> {
  const id = await services.db.asReader(userId, (tx) => newestEntryAbout(tx, itemId))
  return id === null ? { table: text.table, entries: [] } : savedEntry(services, userId, id, text)
}

/** By how much an entry reduced a debt, in minor units. */
function debtReduction({ lines }: EntryRow): bigint {
  const owed = lines.filter(({ accountKind }) => accountKind === 'liability')
  return -total(owed.map(({ change }) => change))
}

/** An expense with a card, or a transfer to one, changes a debt, so more is refreshed than after others. */
function isOnCard({ kind, lines }: EntryRow): boolean {
  return (
    (kind === 'expense' || kind === 'payment') && lines.some(({ accountKind }) => accountKind === 'liability')
  )
}

async function savedEntry(
  services: Services,
  userId: string,
  id: string,
  text: CardText,
): Promise<SavedDraft> {
  const entry = await services.db.asReader(userId, (tx) => requireEntry(tx, id))
  const { label, amount } = text
  const table = isOnCard(entry) ? 'payment' : text.table
  const card: EntryCard = {
    type: 'entry',
    entryId: id,
    table,
    kind: text.kind ?? entry.kind,
    amount: fromMinor(amount ?? debtReduction(entry)),
    label,
    date: entry.occurredOn,
  }
  return { table, entries: [card] }
}
