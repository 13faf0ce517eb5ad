import { type EntryFilter, getEntrySummary } from '@solvent/contracts'

/** The filter parameters in the address, named as in the contract. */
export const FILTER_NAMES = [
  'kind',
  'category',
  'account_id',
  'from',
  'to',
  'text',
  'min_amount',
  'max_amount',
] as const satisfies readonly (keyof EntryFilter)[]
export type FilterName = (typeof FILTER_NAMES)[number]

/** Filter values as strings; a missing or empty one means no restriction. */
export type FilterTexts = Readonly<Partial<Record<FilterName, string>>>

interface ReadFilter {
  filter: EntryFilter
  /** The errors of ignored parameters, such as "must be an id". */
  problems: FilterTexts
}

/** The filter parameters of the address, valid or not. */
export function filterTexts(params: URLSearchParams): FilterTexts {
  const entries = FILTER_NAMES.map((name) => [name, params.get(name) ?? ''] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** Parses the filter. Parameters that the contract refuses are left out. */
export function readFilter(texts: FilterTexts): ReadFilter {
  const all = getEntrySummary.query.safeParse(texts)
  if (all.success) return { filter: all.data, problems: {} }
  // Reversed, so that the first problem of a parameter wins.
  const problems = Object.fromEntries(
    all.error.issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  )
  const valid = Object.entries(texts).filter(([name]) => !(name in problems))
  const rest = getEntrySummary.query.safeParse(Object.fromEntries(valid))
  return { filter: rest.success ? rest.data : {}, problems }
}

/** The number of active filters; a period and a range of amounts each count once. */
export function countFilters(filter: EntryFilter): number {
  const { kind, category, account_id, from, to, text, min_amount, max_amount } = filter
  const parts = [kind, category, account_id, from ?? to, text, min_amount ?? max_amount]
  return parts.filter((part) => part !== undefined).length
}
