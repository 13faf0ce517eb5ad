import {
  MAX_ACTIVE_DEBTS,
  MAX_IMPORT_RULES,
  MAX_LEARNED_WORDS,
  MAX_OFFERS,
  MAX_OWN_CATEGORIES,
  MAX_RECEIPTS_BYTES,
  MAX_RECURRING,
  MAX_SCHEDULED_PAYMENTS,
  MAX_TABLE_MAPPINGS,
} from '@solvent/contracts'
import { type ExportedData, MAX_IMPORTED_ITEMS } from '@solvent/contracts/transfer'
import { addDays, occurrencesBetween, toMinor } from '@solvent/money'
import type { DayChange } from '../../storage/tables/import-queries'
import type { AccountKind } from '../../storage/tables/journal-table'
import type { LedgerItem } from '../../storage/tables/ledger-items'
import { isNameTaken } from '../books/categories/category-names'
import { pictureHeader } from '../books/picture-header'
import { pictureProblem } from '../books/picture-problem'
import { LARGEST_SAFE_TOTAL } from '../books/totals'
import type { DocumentRow, RowOf } from './document-reader'
import { countPostings, MAX_POSTINGS, mayBearInterest } from './overdue-interest'

/** The longest time for which an imported debt may have interest to post. */
const MAX_UNPOSTED_DAYS = 3660

/** The most occurrences of an imported recurring entry that may still be recorded: those of ten years. */
const MAX_BACKLOG = 530

/** A balance and the sum of its changes so far, in minor units. */
interface Account {
  balance: bigint
  changed: bigint
}

/** The problem with a row, as the start of a sentence; null if there is none. */
type Finding = string | null

/**
 * The checks of a document that the database cannot do row by row. Holds a balance for each asset and liability and the
 * sums of each day, but no rows.
 */
export class ImportChecks {
  readonly #accounts = {
    asset: new Map<string, Account>(),
    liability: new Map<string, Account>(),
  }
  readonly #expected = new Set<string>()
  readonly #days = new Map<string, Record<AccountKind, bigint>>()
  readonly #today: string
  #activeDebts = 0
  #postings = 0
  #scheduled = 0
  #learned = 0
  #activeRecurring = 0
  #receiptBytes = 0
  #rules = 0
  #offers = 0
  #mappings = 0
  readonly #recurring = new Set<string>()
  readonly #imports = new Set<string>()
  readonly #categories = new Set<string>()

  constructor(today: string) {
    this.#today = today
  }

  /** Checks a row. The rows that it refers to must have been checked before. */
  findingIn({ list, row }: DocumentRow): Finding {
    switch (list) {
      case 'assets':
        return this.#addItem('asset', row.id, toMinor(row.asset_value))
      case 'tentative_assets':
        this.#expected.add(row.id)
        return this.#tooMany()
      case 'liabilities':
        return this.#liability(row) ?? this.#addItem('liability', row.id, toMinor(row.remaining_amount))
      case 'imports':
        return this.#import(row)
      case 'entries':
        return entryFinding(row) ?? this.#importOf(row.import_id)
      case 'changes':
        return this.#change(row)
      case 'payments':
        return this.#accounts.liability.has(row.liability_id)
          ? null
          : 'A payment refers to a debt that is not in the document'
      case 'trades':
        return this.#accounts.asset.has(row.asset_id)
          ? null
          : 'A trade refers to an asset that is not in the document'
      case 'images':
        return this.#image(row)
      case 'bank_lines':
        return this.#importOf(row.import_id)
      case 'scheduled_payments':
        return this.#scheduledPayment(row)
      case 'recurring':
        return this.#recurringEntry(row)
      case 'occurrences':
        return this.#recurring.has(row.recurring_id)
          ? null
          : 'An occurrence refers to a recurring entry that is not in the document'
      case 'categories':
        return this.#category(row)
      case 'learned_words':
        return this.#learnedWord()
      case 'import_rules':
        return this.#importRule(row)
      case 'table_mappings':
        return this.#tableMapping()
      case 'offers':
        return this.#offer()
      case 'receipts':
        return this.#receipt(row)
      default:
        return null
    }
  }

  /** Adds changes to the sums of their days. */
  addDays(changes: readonly DayChange[]): void {
    for (const { day, kind, change } of changes) {
      const sums = this.#days.get(day) ?? { asset: 0n, liability: 0n }
      sums[kind] += BigInt(change)
      this.#days.set(day, sums)
    }
  }

  /** Whether the totals of assets and of liabilities are small enough to show exactly on every day. */
  isHistorySafe(): boolean {
    const sums = { asset: 0n, liability: 0n }
    return [...this.#days]
      .sort(([a], [b]) => a.localeCompare(b))
      .every(([, day]) => {
        sums.asset += day.asset
        sums.liability += day.liability
        return isSafe(sums.asset) && isSafe(sums.liability)
      })
  }

  /** An asset or liability whose balance is not the sum of its changes, or null. */
  wrongBalance(): LedgerItem | null {
    for (const kind of ['asset', 'liability'] as const) {
      for (const [id, { balance, changed }] of this.#accounts[kind]) {
        if (balance !== changed) return { kind, id }
      }
    }
    return null
  }

  #addItem(kind: AccountKind, id: string, balance: bigint): Finding {
    this.#accounts[kind].set(id, { balance, changed: 0n })
    return this.#tooMany()
  }

  #tooMany(): Finding {
    const { asset, liability } = this.#accounts
    const items = asset.size + liability.size + this.#expected.size
    return items > MAX_IMPORTED_ITEMS
      ? `There are more than ${MAX_IMPORTED_ITEMS} assets, expected assets and liabilities`
      : null
  }

  #liability(row: RowOf<'liabilities'>): Finding {
    if (row.installments_paid > row.installments_total) return 'More installments are paid than the debt has'
    if (row.installments_paid < row.installments_paid_at_entry) {
      return 'Fewer installments are paid than when the debt was added'
    }
    const isOwed = row.remaining_amount > 0
    if (
      isOwed &&
      mayBearInterest(row) &&
      row.interest_posted_through < addDays(this.#today, -MAX_UNPOSTED_DAYS)
    ) {
      return 'Interest was last posted more than ten years ago'
    }
    this.#postings += countPostings(row, this.#today)
    if (this.#postings > MAX_POSTINGS) {
      const most = MAX_POSTINGS.toLocaleString('en-US')
      return `The debts have more than ${most} installments whose interest is not posted yet`
    }
    if (isOwed && row.deleted_at === null) this.#activeDebts += 1
    return this.#activeDebts > MAX_ACTIVE_DEBTS
      ? `There are more than ${MAX_ACTIVE_DEBTS} active liabilities`
      : null
  }

  #import({ id, account_kind, account_id }: RowOf<'imports'>): Finding {
    this.#imports.add(id)
    const isKnown = this.#accounts[account_kind].has(account_id)
    return isKnown ? null : 'An import refers to an account that is not in the document'
  }

  #importOf(id: string | null): Finding {
    const isKnown = id === null || this.#imports.has(id)
    return isKnown ? null : 'An entry belongs to an import that is not in the document'
  }

  #scheduledPayment({ payment_asset_id: asset }: RowOf<'scheduled_payments'>): Finding {
    if (asset !== null && !this.#accounts.asset.has(asset)) {
      return 'A scheduled payment refers to an asset that is not in the document'
    }
    this.#scheduled += 1
    return this.#scheduled > MAX_SCHEDULED_PAYMENTS
      ? `There are more than ${MAX_SCHEDULED_PAYMENTS} scheduled payments`
      : null
  }

  #recurringEntry({ id, kind, to_account, category, ...row }: RowOf<'recurring'>): Finding {
    if ((kind === 'transfer') !== (to_account !== null && category === null)) {
      return 'A recurring entry has the fields of another kind'
    }
    const after = row.next_on === null ? this.#today : addDays(row.next_on, -1)
    const recurrence = { unit: row.unit, every: row.every, startsOn: row.starts_on, endsOn: row.ends_on }
    const backlog = occurrencesBetween(recurrence, { after, through: this.#today }, MAX_BACKLOG + 1)
    if (backlog.length > MAX_BACKLOG) {
      return `A recurring entry has more than ${MAX_BACKLOG} occurrences that are not recorded yet`
    }
    this.#recurring.add(id)
    if (row.next_on !== null) this.#activeRecurring += 1
    return this.#activeRecurring > MAX_RECURRING
      ? `There are more than ${MAX_RECURRING} recurring entries that have not ended`
      : null
  }

  #category({ name }: RowOf<'categories'>): Finding {
    if (isNameTaken(name, this.#categories)) return `There are two categories called ${name}`
    this.#categories.add(name)
    return this.#categories.size > MAX_OWN_CATEGORIES
      ? `There are more than ${MAX_OWN_CATEGORIES} categories of your own`
      : null
  }

  #learnedWord(): Finding {
    this.#learned += 1
    return this.#learned > MAX_LEARNED_WORDS ? `There are more than ${MAX_LEARNED_WORDS} learned words` : null
  }

  #importRule({ account_id: accountId, debt_id: debtId }: RowOf<'import_rules'>): Finding {
    const { asset, liability } = this.#accounts
    this.#rules += 1
    if (this.#rules > MAX_IMPORT_RULES) return `There are more than ${MAX_IMPORT_RULES} rules`
    const isKnown = accountId === null || asset.has(accountId) || liability.has(accountId)
    return isKnown && (debtId === null || liability.has(debtId))
      ? null
      : 'A rule refers to an item that is not in the document'
  }

  /** Its debts may be deleted; then it can no longer be accepted. */
  #offer(): Finding {
    this.#offers += 1
    return this.#offers > MAX_OFFERS ? `There are more than ${MAX_OFFERS} offers` : null
  }

  #tableMapping(): Finding {
    this.#mappings += 1
    return this.#mappings > MAX_TABLE_MAPPINGS
      ? `There are more than ${MAX_TABLE_MAPPINGS} remembered mappings of columns`
      : null
  }

  #receipt({ media_type, size, picture }: RowOf<'receipts'>): Finding {
    const bytes = Buffer.from(picture, 'base64')
    const problem = pictureProblem(bytes)
    if (problem !== null) return problem
    if (bytes.length !== size || pictureHeader(bytes)?.type !== media_type) {
      return 'The type or the size of a receipt is not that of its picture'
    }
    this.#receiptBytes += size
    return this.#receiptBytes > MAX_RECEIPTS_BYTES ? 'The receipts are larger than 200 MB together' : null
  }

  #change({ account_kind, account_id, amount }: RowOf<'changes'>): Finding {
    const account = this.#accounts[account_kind].get(account_id)
    if (!account) return 'An entry changes an item that is not in the document'
    account.changed += toMinor(amount)
    return null
  }

  #image({ subject_kind, subject_id, before }: ExportedData['images'][number]): Finding {
    const known = subject_kind === 'tentative_asset' ? this.#expected : this.#accounts[subject_kind]
    const isKnown = known.has(subject_id) && (before?.id ?? subject_id) === subject_id
    return isKnown ? null : 'An entry changes an item that is not in the document'
  }
}

function entryFinding({ id, kind, reverses, corrects }: RowOf<'entries'>): Finding {
  if (corrects === id) return 'An entry cannot correct itself'
  if (reverses === null) return null
  if (reverses === id) return 'An entry cannot reverse itself'
  return kind === 'reversal' ? null : 'Only a reversal can reverse another entry'
}

function isSafe(sum: bigint): boolean {
  return sum <= LARGEST_SAFE_TOTAL && sum >= -LARGEST_SAFE_TOTAL
}
