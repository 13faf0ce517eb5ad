import { dateInWords, fromMinor } from '@solvent/money'
import { fromLenderTerms } from '@solvent/plan/answers'
import type { DebtState } from './debt-state'
import { type DescribedEntry, describeEntry } from './describe-entry'
import type { Wording } from './difference'

/** Fields that only entries change. */
export const COMPARED_FIELDS = [
  'total',
  'instalment',
  'installmentsTotal',
  'installmentsPaid',
  'credit',
  'frequency',
  'firstDueDate',
  'priority',
  'rateBp',
  'installmentsPaidAtEntry',
  'remainingAtEntry',
  'lenderInstalment',
  'lenderTerms',
  'creditLimit',
  'isDeleted',
] as const satisfies (keyof DebtState)[]
export type ComparedField = (typeof COMPARED_FIELDS)[number]

/** The entry at which a difference was found. */
type At = Omit<DescribedEntry, 'label'> & { entryId: string }

/** A difference in a debt, with amounts in minor units. `at` is null for the row as stored now. */
export type DebtFinding =
  | { is: 'field'; at: At | null; field: ComparedField; found: DebtState; expected: DebtState }
  | { is: 'owed' | 'interest' | 'opening'; at: At; found: bigint; expected: bigint }
  | { is: 'interest twice' | 'misfit'; at: At }
  | { is: 'accrual' | 'damaged'; at: At | null }

/** A finding as a sentence that names the debt or the entry. */
export function describeFinding(finding: DebtFinding, label: string, wording: Wording): string {
  const { money, today } = wording
  const { at } = finding
  const entry = at ? describeEntry({ ...at, label }, today) : label
  switch (finding.is) {
    case 'field':
      return describeField(finding, { entry, label }, wording)
    case 'owed': {
      const figures = `${money(finding.found)} owed, but the entries before it make ${money(finding.expected)}`
      return `${entry} found ${figures}.`
    }
    case 'interest':
      return finding.at.kind === 'interest'
        ? `${entry} is ${money(finding.found)}, but by the terms it is ${money(finding.expected)}.`
        : `${entry} posted ${money(finding.found)} of interest, but ${money(finding.expected)} had run up.`
    case 'opening':
      return `${entry} says ${money(finding.found)}, but by its terms ${money(finding.expected)} were owed.`
    case 'interest twice':
      return `${entry} was posted twice.`
    case 'misfit':
      return `${entry} could not have been made: its amount or type is wrong.`
    case 'accrual':
      return at
        ? `${entry} found different interest than the entries before it add up to.`
        : `The interest that has run up on ${label} is not what its payments make it.`
    case 'damaged':
      return at
        ? `What ${lowerFirst(entry)} recorded as the state before it cannot be read.`
        : `The terms of ${label} cannot be read.`
  }
}

type FieldFinding = Extract<DebtFinding, { is: 'field' }>

function describeField(
  { at, field, found, expected }: FieldFinding,
  { entry, label }: { entry: string; label: string },
  wording: Wording,
): string {
  const name = FIELD_NAMES[field]
  const [is, shouldBe] = [fieldValue(found, field, wording), fieldValue(expected, field, wording)]
  if (field === 'isDeleted') {
    const what = found.isDeleted ? 'is deleted, but no entry deleted it' : 'is there, but an entry deleted it'
    return at ? `${entry} found that ${label} ${what}.` : `${label} ${what}.`
  }
  return at
    ? `${entry} found the ${name} to be ${is}, but the entries before it make it ${shouldBe}.`
    : `The ${name} of ${label} is ${is}, but its entries make it ${shouldBe}.`
}

const FIELD_NAMES: Readonly<Record<ComparedField, string>> = {
  total: 'total amount',
  instalment: 'installment',
  installmentsTotal: 'number of installments',
  installmentsPaid: 'number of installments paid',
  credit: 'amount paid towards the next installment',
  frequency: 'frequency',
  firstDueDate: 'first due date',
  priority: 'priority',
  rateBp: 'interest rate',
  installmentsPaidAtEntry: 'number of installments paid before it was entered',
  remainingAtEntry: 'amount owed when it was entered',
  lenderInstalment: "lender's installment",
  lenderTerms: "lender's terms",
  creditLimit: 'credit limit',
  isDeleted: 'state',
}

function fieldValue(state: DebtState, field: ComparedField, { money, today }: Wording): string {
  const value = state[field]
  if (field === 'rateBp') return `${fromMinor(BigInt(state.rateBp))}%`
  if (field === 'firstDueDate') return dateInWords(state.firstDueDate, today)
  if (value === null) return 'not said'
  if (field === 'lenderTerms') return JSON.stringify(fromLenderTerms(state.lenderTerms))
  return typeof value === 'bigint' ? money(value) : String(value)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
