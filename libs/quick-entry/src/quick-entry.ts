import type { DateString } from '@solvent/money'

/** The context for reading a message: the person's date, currency, accounts, debts and shares. */
export interface QuickEntryContext {
  /** The person's calendar date. */
  today: DateString
  currency: 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'INR'
  /** The types of the liquid assets the person has, such as `Savings Account`. */
  accounts: readonly string[]
  /** The liabilities that are not paid off. */
  liabilities: readonly { id: string; type: string; description: string }[]
  /** What the cards are called that expenses can be paid with, also those that are paid off; none by default. */
  cards?: readonly string[]
  /** The symbols or names of the shares the person holds. */
  positions: readonly string[]
  /** What the person's corrections taught; nothing by default. */
  learned?: readonly LearnedWords[]
}

/** The category and account that a person chose for their words. */
export interface LearnedWords {
  /** As `learnableWords` returns them. */
  words: string
  kind: 'expense' | 'income'
  /** Null if only the account was corrected. */
  category: string | null
  /** Null if only the category was corrected. */
  account: string | null
}

type Movement<Kind extends string> = {
  kind: Kind
  /** Minor units, above 0. */
  amount: bigint
  occurredOn: DateString
  /** The asset type that pays or receives. */
  account: string
  category: string
  /** What it was for, in the person's words; may be empty. */
  note: string
}

type Expense = Movement<'expense'>
type Income = Movement<'income'> & {
  /** What was bought that the money came back for. Absent if that is not known, or the income is no refund. */
  refundOf?: RefundOf
}

/** The expense that money came back for. */
export interface RefundOf {
  /** The category of the expense. */
  category: string
  /** In the person's words, without what says that it came back. */
  note: string
}

export type Trade = {
  kind: 'trade'
  side: 'buy' | 'sell'
  /** A plain decimal such as `2` or `0.5`, without trailing zeros. */
  quantity: string
  symbol: string
  /** Minor units for one share. */
  price: bigint
  /** Minor units: quantity times price, rounded half to even. */
  amount: bigint
  occurredOn: DateString
  account: string
}

export type Payment = {
  kind: 'payment'
  liabilityId: string
  paymentType: 'installment' | 'full' | 'partial'
  /** Minor units of a partial payment; null for the others, whose amount comes from the books. */
  amount: bigint | null
  account: string
}

type Transfer = {
  kind: 'transfer'
  /** Minor units, above 0. */
  amount: bigint
  occurredOn: DateString
  /** The asset type that the money leaves. */
  fromAccount: string
  toAccount: string
  note: ''
}

export type QuickEntry = Expense | Income | Trade | Payment | Transfer

type Unclear = 'account' | 'fromAccount' | 'toAccount' | 'occurredOn'

type Unsure<Entry> = Entry extends unknown
  ? { [Field in keyof Entry]: Field extends Unclear ? Entry[Field] | null : Entry[Field] }
  : never

/** An entry to be confirmed, without its day or accounts if they are not clear. */
export type UnsureEntry = Unsure<QuickEntry>
