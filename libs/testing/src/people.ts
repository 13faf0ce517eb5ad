import {
  type addAsset,
  type addLiability,
  type addTentativeAsset,
  type BodyOf,
  type Currency,
  DEFAULT_MODEL,
  type Entry,
  type EntryDetails,
  type LearnedWord,
  type Occurrence,
  type OwnCategory,
  type PaySchedule,
  type Recurring,
  type RecurringSuggestion,
  type RuleFields,
  type ScheduledPayment,
} from '@solvent/contracts'
import type { WaitingDrafts } from '@solvent/contracts/waiting-drafts'

/** What a person enters to add an asset or liability. */
export type AddedAsset = BodyOf<typeof addAsset>
export type AddedTentativeAsset = BodyOf<typeof addTentativeAsset>
export type AddedLiability = BodyOf<typeof addLiability>

/** A past entry; the person's initial balances already include it. */
export interface PastEntry
  extends Pick<Entry, 'kind' | 'occurred_on' | 'author' | 'plan'>,
    Partial<Pick<Entry, 'note' | 'category'> & Pick<EntryDetails, 'payment' | 'trade'>> {
  /** By how much it changed the asset or liability with this name. */
  readonly changes: readonly (readonly [name: string, amount: number])[]
  /** Whether it was undone on the same day. */
  readonly undone?: boolean
}

/** How much may be spent in a category each month. */
export interface CategoryLimit {
  readonly category: string
  readonly amount: number
  readonly carries_over: boolean
  /** What earlier months left of it, or overspent if negative; nothing by default. */
  readonly carried?: number
}

/** A user of the product and what their books contain initially. */
export interface Person {
  readonly user_id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly secret_key: string
  readonly monthly_income: number
  readonly currency: Currency
  /** Whether every page shows it; false by default. */
  readonly currency_on_pages?: boolean
  readonly has_api_key: boolean
  /** Whether a login needs a code besides the password; false by default. */
  readonly has_second_factor?: boolean
  readonly model: string
  /** An earlier day on which they opened the plan, with the same initial books. */
  readonly planned_on?: string
  /** When the income is paid; unknown by default. */
  readonly pay?: PaySchedule
  readonly assets: readonly AddedAsset[]
  readonly expected: readonly AddedTentativeAsset[]
  /** Each with the number of instalments paid. */
  readonly liabilities: readonly (AddedLiability & { readonly paid: number })[]
  /** Each with the name of its debt; none by default. */
  readonly scheduled?: readonly Omit<ScheduledPayment, 'id' | 'liability_id'>[]
  /** What comes back; nothing by default. */
  readonly recurring?: readonly Omit<Recurring, 'id'>[]
  /** What waits or was moved, each with the name of what comes back; nothing by default. */
  readonly occurrences?: readonly Omit<Occurrence, 'recurring_id'>[]
  /** What was recorded in a rhythm; nothing by default. */
  readonly suggested?: readonly RecurringSuggestion[]
  /** None by default. */
  readonly limits?: readonly CategoryLimit[]
  /** Categories besides the built-in ones; none by default. */
  readonly categories?: readonly Omit<OwnCategory, 'id'>[]
  /** The drafts of programs that wait for an answer. */
  readonly waitingDrafts?: WaitingDrafts[]
  /** What the assistant has learned; nothing by default. */
  readonly learned?: readonly Omit<LearnedWord, 'id'>[]
  /** Rules for lines of bank files in their order; none by default. */
  readonly importRules?: readonly RuleFields[]
  /** Oldest first; empty by default. */
  readonly journal?: readonly PastEntry[]
}

/**
 * Maya teaches, drives to work in a car she pays off monthly, and carries a card from the winter her
 * boiler broke. Her student loan is paid off. A tax refund is on its way.
 */
export const maya: Person = {
  user_id: '0a000000-0000-4000-8000-000000000001',
  username: 'maya',
  name: 'Maya Okafor',
  email: 'maya@example.com',
  password: 'Chalkdust7',
  secret_key: 'K7M2QX9RTB4H',
  monthly_income: 4200,
  currency: 'USD',
  has_api_key: true,
  model: DEFAULT_MODEL,
  assets: [
    {
      asset_type: 'Cash',
      asset_value: 850.5,
      date_received: '2026-01-05',
      asset_description: 'Wallet and jar',
    },
    { asset_type: 'Savings Account', asset_value: 6200, date_received: '2026-02-01' },
    {
      asset_type: 'Cash',
      asset_value: 149.5,
      date_received: '2026-03-02',
      asset_description: 'Sold the old bike',
    },
    { asset_type: 'Vehicle', asset_value: 9800, date_received: '2025-06-15', is_liquid: false },
  ],
  expected: [
    {
      asset_type: 'Cash',
      asset_amount: 640,
      expected_date: '2026-05-20',
      asset_description: 'Tax refund',
    },
  ],
  liabilities: [
    {
      liability_type: 'Car Loan',
      liability_amount: 12_000,
      installments_total: 24,
      frequency: 'monthly',
      due_date: '2025-07-15',
      priority_score: 70,
      interest_rate: 4.9,
      description: 'Blue hatchback',
      paid: 8,
    },
    {
      liability_type: 'Credit Card',
      liability_amount: 1200,
      installments_total: 12,
      frequency: 'monthly',
      due_date: '2026-01-31',
      priority_score: 90,
      interest_rate: 21.9,
      description: 'New boiler',
      paid: 1,
    },
    {
      liability_type: 'Student Loan',
      liability_amount: 3000,
      installments_total: 10,
      frequency: 'quarterly',
      due_date: '2023-09-01',
      priority_score: 40,
      interest_rate: 0,
      paid: 10,
    },
    {
      liability_type: 'Insurance',
      liability_amount: 480,
      installments_total: 4,
      frequency: 'quarterly',
      due_date: '2026-03-01',
      priority_score: 50,
      interest_rate: 0,
      paid: 0,
    },
  ],
}

/** Sam signed up a minute ago: no entries, no income and no API key. */
export const newcomer: Person = {
  user_id: '0a000000-0000-4000-8000-000000000002',
  username: 'sam',
  name: 'Sam Lindqvist',
  email: 'sam@example.com',
  password: 'Northwind8',
  secret_key: 'W3P8ZC5NVD6J',
  monthly_income: 0,
  currency: 'USD',
  has_api_key: false,
  model: DEFAULT_MODEL,
  assets: [],
  expected: [],
  liabilities: [],
}
