import type { BankReview, ImportedLine, RecordedAs, ReviewLine } from '@solvent/contracts'
import { backToMinor, fromMinor, toMinor } from '@solvent/money'

/** What the user changed about a line. */
interface LineEdit {
  as?: RecordedAs
  isLeftOut?: boolean
  /** Whether a rule changed it, and not the user. */
  isByRule: boolean
}

/** What a line becomes. */
export interface LineChange {
  /** Index in the review. */
  index: number
  as: RecordedAs
}

/** The edits by the index of the line in the review. */
export type LineEdits = ReadonlyMap<number, LineEdit>

/** The server's reason for not saving a line. */
export interface LineRefusal {
  index: number
  text: string
}

/**
 * `new` is recorded, `existing` is linked to its entry, `imported` came with an earlier file. Of those that are not
 * imported, the user chose `left_out`, and `problem` cannot be recorded as proposed.
 */
type LineStatus = 'new' | 'existing' | 'imported' | 'left_out' | 'problem'

/** A line with what becomes of it. */
export interface LineState {
  /** Index in the review. */
  index: number
  line: ReviewLine
  status: LineStatus
  /** What it is recorded as; null if it cannot be recorded. */
  as: RecordedAs | null
  /** Why it cannot be recorded, or was not; null if there is no reason. */
  problem: string | null
  /** The balance of the account after it, with the user's edits. */
  balance: number
  /** The parts of a payment as the server computed them; null if an edit made them stale. */
  payment: ReviewLine['payment'] | null
}

function statusOf(line: ReviewLine, edit: LineEdit | undefined, as: RecordedAs | null): LineStatus {
  if (line.is_imported) return 'imported'
  if (as === null) return 'problem'
  if (edit?.isLeftOut) return 'left_out'
  if (line.problem !== null && !edit?.as) return 'problem'
  return as.kind === 'existing' ? 'existing' : 'new'
}

/** The indexes of the lines by day; those of one day in the order of the file. */
function inOrderOfDays(lines: readonly ReviewLine[]): number[] {
  const dayOf = (index: number) => lines[index]?.booked_on ?? ''
  return [...lines.keys()].sort((a, b) => {
    if (dayOf(a) === dayOf(b)) return a - b
    return dayOf(a) < dayOf(b) ? -1 : 1
  })
}

/** The debts with payments whose parts are no longer those that the server computed. */
function changedDebts(lines: readonly ReviewLine[], edits: LineEdits): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const [index, { as: edited }] of edits) {
    for (const as of [lines[index]?.as, edited]) if (as?.kind === 'payment') changed.add(as.liability_id)
  }
  return changed
}

/** What a line adds to the balance beyond what the server counted, in minor units. */
function extraChange(line: ReviewLine, status: LineStatus, sign: bigint): bigint {
  const wasCounted = statusOf(line, undefined, line.as) === 'new'
  const isCounted = status === 'new'
  if (wasCounted === isCounted) return 0n
  return (isCounted ? sign : -sign) * toMinor(line.amount)
}

/** The lines by day, with what becomes of them after the edits, and the balance of the books at the closing day. */
export interface ReviewState {
  lines: readonly LineState[]
  /** What the books will hold at the end of the closing day; null if the file has no closing balance. */
  inBooks: number | null
}

/** Applies the edits to a review. */
export function reviewState(review: BankReview, edits: LineEdits, refusal: LineRefusal | null): ReviewState {
  const sign = review.account.kind === 'asset' ? 1n : -1n
  const stale = changedDebts(review.lines, edits)
  const { closing } = review
  let extra = 0n
  let extraAtClosing = 0n
  const lines = inOrderOfDays(review.lines).flatMap((index): LineState[] => {
    const line = review.lines[index]
    if (!line) return []
    const edit = edits.get(index)
    const as = edit?.as ?? line.as
    const status = statusOf(line, edit, as)
    extra += extraChange(line, status, sign)
    if (closing && line.booked_on <= closing.on) extraAtClosing = extra
    const isStale = as?.kind !== 'payment' || stale.has(as.liability_id)
    const refused = refusal?.index === index && status !== 'left_out' ? refusal.text : null
    return [
      {
        index,
        line,
        status,
        as,
        problem: refused ?? (status === 'problem' ? line.problem : null),
        balance: extra === 0n ? line.balance : plus(line.balance, extra),
        payment: isStale ? null : line.payment,
      },
    ]
  })
  return { lines, inBooks: closing && plus(closing.in_books, extraAtClosing) }
}

function plus(amount: number, minor: bigint): number {
  return fromMinor(backToMinor(amount) + minor)
}

/** Whether a line can be left out, or taken in again. */
export function canLeaveOut({ status }: LineState): boolean {
  return status === 'new' || status === 'existing' || status === 'left_out'
}

/** The lines to save, in the order of the file, and the index in the review of each. */
export function linesToSave(states: readonly LineState[]): { lines: ImportedLine[]; indexes: number[] } {
  const sent = states
    .filter(({ status }) => status === 'new' || status === 'existing')
    .sort((a, b) => a.index - b.index)
  const lines = sent.flatMap(({ line, as }): ImportedLine[] => {
    if (as === null) return []
    const { line: number, booked_on, value_on, amount, counterparty, text, bank_id } = line
    return [{ line: number, booked_on, value_on, amount, counterparty, text, bank_id, as }]
  })
  return { lines, indexes: sent.map(({ index }) => index) }
}

/** Other new lines of the same party that could have the category too: of the same kind, with another category. */
export function linesOfSameParty(states: readonly LineState[], of: LineState): readonly LineState[] {
  const party = partyOf(of.line)
  const { as } = of
  if (party === '' || as === null || !('category' in as)) return []
  return states.filter(
    (other) =>
      other.index !== of.index &&
      other.status === 'new' &&
      other.as?.kind === as.kind &&
      other.as.category !== as.category &&
      partyOf(other.line) === party,
  )
}

function partyOf({ counterparty }: ReviewLine): string {
  return counterparty.trim().toLowerCase()
}
