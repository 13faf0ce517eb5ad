import type {
  Asset,
  ChatCard,
  ChatMessage,
  Entry,
  EntryDetails,
  getReceipt,
  getTurn,
  ImportRule,
  LearnedWord,
  Liability,
  Occurrence,
  Offer,
  OwnCategory,
  PlanInputs,
  PlannedLiability,
  PlanSettings,
  Profile,
  Recurring,
  ResponseOf,
  ScheduledPayment,
  TentativeAsset,
} from '@solvent/contracts'
import { DEFAULT_BUDGET } from '@solvent/plan/answers'
import { toLiability } from './liability-terms'
import type { AddedAsset, AddedTentativeAsset, CategoryLimit, Person } from './people'
import { NOW } from './today'

/** The lists before an entry was recorded; undoing the entry restores them. */
export type Snapshot = Pick<Books, 'assets' | 'expected' | 'liabilities'>

/** The fake server's state, for one person. */
export interface Books {
  readonly person: Person
  profile: Profile
  assets: Asset[]
  expected: TentativeAsset[]
  liabilities: Liability[]
  scheduled: ScheduledPayment[]
  recurring: Recurring[]
  /** The occurrences that wait or were moved. */
  occurrences: Occurrence[]
  /** How much may be spent each month; simpler than the real books, they apply to earlier months too. */
  limits: CategoryLimit[]
  /** The person's own. */
  categories: OwnCategory[]
  planSettings: PlanSettings
  /** The plan inputs of an earlier day, if the person opened the plan on one. */
  earlierPlan: PlanInputs | null
  /** The journal, oldest first. */
  readonly entries: Entry[]
  /** What undoing an entry restores, by entry id. */
  readonly snapshots: Map<string, Snapshot>
  /** Each payment and its debt before it, by entry id. */
  readonly paid: Map<string, { before: PlannedLiability; amount: number }>
  /** The ids of the payment entries that do not count against a budget. */
  readonly paidFromSavings: Set<string>
  /** Payment and trade details by entry id. */
  readonly details: Map<string, Pick<EntryDetails, 'payment' | 'trade'>>
  /** Receipts by entry id. */
  readonly receipts: Map<string, ResponseOf<typeof getReceipt>>
  /** Conversations with the assistant by id. */
  readonly conversations: Map<string, { title: string; messages: ChatMessage[] }>
  /** What was sent to the provider for each reply, by turn id. */
  readonly turns: Map<string, ResponseOf<typeof getTurn>>
  /** What the assistant has learned, newest first. */
  learned: LearnedWord[]
  /** In their order. */
  importRules: ImportRule[]
  /** Oldest first. */
  offers: Offer[]
  /** Every draft's card by draft id; it is also in its message. */
  readonly drafts: Map<string, Extract<ChatCard, { type: 'draft' }>>
  /** Returns a new unique id. */
  nextId: () => string
}

export function toAsset(id: string, added: AddedAsset): Asset {
  const { asset_description = '', account = '', is_liquid = true, ...rest } = added
  return { id, ...rest, description: asset_description, asset_description, account, is_liquid }
}

export function toTentativeAsset(id: string, added: AddedTentativeAsset): TentativeAsset {
  const { asset_description = '', account = '', is_liquid = true, confidence = 100, ...rest } = added
  return { id, ...rest, confidence, description: asset_description, asset_description, account, is_liquid }
}

function toProfile(person: Person): Profile {
  const {
    name,
    email,
    username,
    monthly_income,
    currency,
    currency_on_pages = false,
    has_api_key,
    model,
  } = person
  return {
    name,
    email,
    username,
    monthly_income,
    currency_preference: currency,
    currency_on_pages,
    has_api_key,
    api_key_preview: has_api_key ? 'csk-...x7f2' : null,
    api_key_tested: has_api_key,
    selected_model: model,
    ask_before_saving: false,
    steps_skipped: false,
    has_no_debts: false,
    is_example: false,
    factor_removed_at: null,
    password_reported_at: null,
    created_at: NOW,
    updated_at: NOW,
  }
}

/** A person's initial books. */
export function openBooks(person: Person): Books {
  let count = 0
  const nextId = () => `0b000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  const assets = person.assets.map((added) => toAsset(nextId(), added))
  const expected = person.expected.map((added) => toTentativeAsset(nextId(), added))
  const liabilities = person.liabilities.map(({ paid, ...added }) => toLiability(nextId(), added, paid))
  const recurring = (person.recurring ?? []).map((one) => ({ ...one, id: nextId() }))
  return {
    person,
    profile: toProfile(person),
    assets,
    expected,
    liabilities,
    scheduled: (person.scheduled ?? []).map((payment) => ({
      ...payment,
      id: nextId(),
      liability_id: liabilities.find(({ description }) => description === payment.liability)?.id ?? '',
    })),
    recurring,
    occurrences: (person.occurrences ?? []).map((one) => ({
      ...one,
      recurring_id: recurring.find(({ name }) => name === one.name)?.id ?? '',
    })),
    limits: [...(person.limits ?? [])],
    categories: (person.categories ?? []).map((category) => ({ ...category, id: nextId() })),
    planSettings: {
      strategy: 'avalanche',
      reserve: 'keep',
      budget: DEFAULT_BUDGET,
      pay: person.pay ?? null,
      cushion: null,
      living_costs: null,
    },
    earlierPlan: null,
    entries: [],
    paid: new Map(),
    paidFromSavings: new Set(),
    snapshots: new Map(),
    details: new Map(),
    receipts: new Map(),
    conversations: new Map(),
    turns: new Map(),
    drafts: new Map(),
    learned: (person.learned ?? []).map((word) => ({ ...word, id: nextId() })),
    importRules: (person.importRules ?? []).map((rule) => ({ ...rule, id: nextId() })),
    offers: [],
    nextId,
  }
}

/** Removes everything a person recorded, but not their profile. */
export function empty(books: Books): void {
  Object.assign(books, {
    assets: [],
    expected: [],
    liabilities: [],
    scheduled: [],
    recurring: [],
    occurrences: [],
    limits: [],
    categories: [],
    learned: [],
    importRules: [],
    offers: [],
  })
  books.entries.length = 0
  books.snapshots.clear()
  books.details.clear()
  books.receipts.clear()
  books.conversations.clear()
  books.turns.clear()
  books.drafts.clear()
}
