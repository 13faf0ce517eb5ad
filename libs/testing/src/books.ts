import type {
  Asset,
  ChatCard,
  ChatMessage,
  Entry,
  EntryDetails,
  getTurn,
  Liability,
  PlanInputs,
  PlanSettings,
  Profile,
  ResponseOf,
  TentativeAsset,
} from '@solvent/contracts'
import { toLiability } from './liability-terms'
import type { AddedAsset, AddedTentativeAsset, Person } from './people'
import { NOW } from './today'

/** The lists as they stood before an entry; its undo brings them back. */
export type Snapshot = Pick<Books, 'assets' | 'expected' | 'liabilities'>

/** Everything the fake server remembers of its one person. */
export interface Books {
  readonly person: Person
  profile: Profile
  assets: Asset[]
  expected: TentativeAsset[]
  liabilities: Liability[]
  planSettings: PlanSettings
  /** The plan of an earlier day, if the person looked at it. */
  earlierPlan: PlanInputs | null
  /** The journal, oldest first. */
  readonly entries: Entry[]
  /** What each entry's undo brings back, by its id. */
  readonly snapshots: Map<string, Snapshot>
  /** What is known of a payment or a trade beyond its entry, by the entry's id. */
  readonly details: Map<string, Pick<EntryDetails, 'payment' | 'trade'>>
  /** The conversations with the assistant by their ids. */
  readonly conversations: Map<string, { title: string; messages: ChatMessage[] }>
  /** What was sent for each answer, by its id. */
  readonly turns: Map<string, ResponseOf<typeof getTurn>>
  /** Every draft's card by the draft's id; it stands in a message, too. */
  readonly drafts: Map<string, Extract<ChatCard, { type: 'draft' }>>
  /** The id of the next entry. */
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
    selected_model: model,
    ask_before_saving: false,
    is_example: false,
    created_at: NOW,
    updated_at: NOW,
  }
}

/** The books of a person as they are at first. */
export function openBooks(person: Person): Books {
  let count = 0
  const nextId = () => `0b000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  return {
    person,
    profile: toProfile(person),
    assets: person.assets.map((added) => toAsset(nextId(), added)),
    expected: person.expected.map((added) => toTentativeAsset(nextId(), added)),
    liabilities: person.liabilities.map(({ paid, ...added }) => toLiability(nextId(), added, paid)),
    planSettings: {
      strategy: 'avalanche',
      reserve: 'keep',
      what_if: { extra_per_month: 0, lump_sum: 0, on: null, debt_free_by: null },
    },
    earlierPlan: null,
    entries: [],
    snapshots: new Map(),
    details: new Map(),
    conversations: new Map(),
    turns: new Map(),
    drafts: new Map(),
    nextId,
  }
}

/** Takes everything out of the books but the profile. */
export function empty(books: Books): void {
  Object.assign(books, { assets: [], expected: [], liabilities: [] })
  books.entries.length = 0
  books.snapshots.clear()
  books.details.clear()
  books.conversations.clear()
}
