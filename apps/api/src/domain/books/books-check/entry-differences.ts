import type { MoneyFormat } from '@solvent/money'
import type { EntryFault, NamedEntry, WrongEntry } from '../../../storage/tables/books-check-entries'
import type {
  PaymentFault,
  TradeFault,
  UndoFault,
  WrongDetails,
} from '../../../storage/tables/books-check-links'
import { describeNamedEntry } from './describe-entry'
import { type BookRule, type Difference, difference, type Wording } from './difference'

/** The faults in one slice of the entries. */
export interface EntryFindings {
  entries: WrongEntry<EntryFault>[]
  payments: WrongDetails<PaymentFault>[]
  trades: WrongDetails<TradeFault>[]
  undos: WrongEntry<UndoFault>[]
}

/** A problem with an entry, before the entry is named. */
interface Problem {
  rule: BookRule
  entryId: string
  /** The sentence after the entry's name. */
  predicate: string
}

const ENTRY_PROBLEMS: Readonly<Record<EntryFault, string>> = {
  gap: 'is missing part of its amounts.',
  lines: 'changes accounts that this kind of entry cannot change.',
  images: 'has lost its undo data, so it cannot be undone.',
  parts: 'is split over categories that do not add up to its amount.',
  future: 'has a date in the future.',
}

const UNDO_PROBLEMS: Readonly<Record<UndoFault, string>> = {
  'no undo': 'claims to reverse another entry, but is not an undo.',
  nothing: 'does not name the entry it reverses.',
  gone: 'reverses an entry that does not exist.',
  undo: 'reverses another undo.',
  lines: 'does not reverse exactly what the original entry changed.',
  payment: 'reverses a payment without its interest, or the interest without its payment.',
  correction: 'corrects an entry that is not undone.',
}

/** The problems of all entries, before the entries are named. */
export function problemsOf(
  { entries, payments, trades, undos }: EntryFindings,
  money: MoneyFormat,
): Problem[] {
  const by =
    (rule: BookRule) =>
    ([entryId, predicate]: [string, string]): Problem => ({ rule, entryId, predicate })
  return [
    ...entries
      .map((found): [string, string] => [found.entryId, ENTRY_PROBLEMS[found.fault]])
      .map(by('entries')),
    ...payments
      .map((found): [string, string] => [found.entryId, paymentProblem(found, money)])
      .map(by('payments')),
    ...trades.map((found): [string, string] => [found.entryId, tradeProblem(found, money)]).map(by('trades')),
    ...undos.map((found): [string, string] => [found.entryId, UNDO_PROBLEMS[found.fault]]).map(by('undos')),
  ]
}

function paymentProblem({ fault, noted, moved }: WrongDetails<PaymentFault>, money: MoneyFormat): string {
  switch (fault) {
    case 'no details':
      return 'has lost its payment details.'
    case 'no entry':
      return `is noted as a payment of ${money(noted ?? 0n)}, but is none.`
    case 'debt':
      return 'is noted for another debt than the one that it lowers.'
    case 'amount':
      return `is noted as ${money(noted ?? 0n)}, but it paid ${money(moved ?? 0n)}.`
    case 'day':
      return 'is noted for another day.'
    case 'interest':
      return 'names interest that was never posted on this debt.'
  }
}

function tradeProblem({ fault, noted, moved }: WrongDetails<TradeFault>, money: MoneyFormat): string {
  switch (fault) {
    case 'no details':
      return 'has lost its trade details.'
    case 'no entry':
      return `is noted as a trade of ${money(noted ?? 0n)}, but is none.`
    case 'position':
      return 'does not change the position that it is noted for.'
    case 'money':
      return `is noted as shares worth ${money(noted ?? 0n)}, but it moved ${money(moved ?? 0n)}.`
  }
}

/** The problems as sentences that name their entries. */
export function entryDifferences(
  problems: readonly Problem[],
  named: readonly NamedEntry[],
  { today }: Wording,
): Difference[] {
  const byId = new Map(named.map((entry) => [entry.id, entry]))
  return problems.flatMap(({ rule, entryId, predicate }) => {
    const entry = byId.get(entryId)
    if (!entry) return []
    const what = `${describeNamedEntry(entry, today)} ${predicate}`
    // A missing entry cannot be opened.
    return [
      difference(rule, what, { accountId: entry.accountId, entryId: entry.kind === null ? null : entryId }),
    ]
  })
}
