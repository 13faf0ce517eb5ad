import { today } from '@solvent/api-client'
import { type EntryDetails, MAX_PARTS } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { parseNumber } from '@solvent/screen-kit'
import { amountText } from './use-record-form'

type PartField = `parts.${number}.${'category' | 'amount'}`

/** The field values of an expense or refund, with those of each category that it may be split over. */
export type SpendingValues = Record<PartField, string> & {
  amount: string
  occurred_on: string
  account: string
  category: string
  note: string
  /** How many categories it is split over; empty if it is not split. */
  split: string
}

/** New values of some fields. */
type Changes = (readonly [field: keyof SpendingValues, value: string])[]

interface Part {
  category: string
  amount: string
}

const NO_PART: Part = { category: '', amount: '' }

/** The values of an entry, or of a new one. */
export function spendingValues(entry: EntryDetails | undefined, account: 'from' | 'to'): SpendingValues {
  const parts = entry?.parts?.map((part) => ({ ...part, amount: part.amount.toFixed(2) })) ?? []
  return {
    amount: amountText(entry),
    occurred_on: entry?.occurred_on ?? today(),
    account: entry?.accounts[account] ?? '',
    category: entry?.category ?? '',
    note: entry?.note ?? '',
    split: parts.length === 0 ? '' : String(parts.length),
    ...Object.fromEntries(fieldsOf(parts)),
  }
}

/** The category, or the categories that it is split over, as the contract has them. */
export function categoriesIn(values: SpendingValues) {
  if (values.split === '') return { category: values.category }
  return { parts: partsIn(values).map((part) => ({ ...part, amount: parseNumber(part.amount) })) }
}

/** Splits it over two categories, the first of which is the chosen one. */
export function splitInTwo({ category }: SpendingValues): Changes {
  return [['split', '2'], ...fieldsOf([{ category, amount: '' }])]
}

/** Leaves only the first category. */
export function joined(values: SpendingValues): Changes {
  return [['split', ''], ['category', partOf(values, 0).category], ...fieldsOf([])]
}

export function withoutPart(values: SpendingValues, index: number): Changes {
  const left = partsIn(values).toSpliced(index, 1)
  return [['split', String(left.length)], ...fieldsOf(left)]
}

/** What of the amount is in no category yet, negative if they are more; null without a valid amount. */
export function leftToSplit(values: SpendingValues): number | null {
  const amount = minorOf(values.amount)
  if (amount === null) return null
  return fromMinor(partsIn(values).reduce((left, part) => left - (minorOf(part.amount) ?? 0n), amount))
}

function partsIn(values: SpendingValues): Part[] {
  return Array.from({ length: Number(values.split) }, (_, index) => partOf(values, index))
}

export function partOf(values: SpendingValues, index: number): Part {
  return {
    category: values[`parts.${index}.category`] ?? '',
    amount: values[`parts.${index}.amount`] ?? '',
  }
}

/** The fields of all parts; the others are empty. */
function fieldsOf(parts: readonly Part[]): (readonly [PartField, string])[] {
  return Array.from({ length: MAX_PARTS }, (_, index) => {
    const { category, amount } = parts[index] ?? NO_PART
    return [
      [`parts.${index}.category`, category],
      [`parts.${index}.amount`, amount],
    ] as const
  }).flat()
}

function minorOf(text: string): bigint | null {
  try {
    return toMinor(parseNumber(text) ?? '')
  } catch {
    return null
  }
}
