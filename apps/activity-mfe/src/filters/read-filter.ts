import { type EntryFilter, getEntrySummary } from '@solvent/contracts'

/** What the address may say of a filter, by the names of the contract. */
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

/** Parts of a filter as texts; what is left out or empty means any. */
export type FilterTexts = Readonly<Partial<Record<FilterName, string>>>

interface ReadFilter {
  filter: EntryFilter
  /** What is wrong with the parts that count for nothing, such as "must be an id". */
  problems: FilterTexts
}

/** What the address says of the filter, right or wrong. */
export function saidIn(params: URLSearchParams): FilterTexts {
  const said = FILTER_NAMES.map((name) => [name, params.get(name) ?? ''] as const)
  return Object.fromEntries(said.filter(([, text]) => text !== ''))
}

/** The filter that an address says. A part that the contract refuses is left out of it. */
export function readFilter(said: FilterTexts): ReadFilter {
  const all = getEntrySummary.query.safeParse(said)
  if (all.success) return { filter: all.data, problems: {} }
  // The first problem of a part is the one to show.
  const problems = Object.fromEntries(
    all.error.issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  )
  const right = Object.entries(said).filter(([name]) => !(name in problems))
  const rest = getEntrySummary.query.safeParse(Object.fromEntries(right))
  return { filter: rest.success ? rest.data : {}, problems }
}

/** How many filters are on: a period counts once, and so do two amounts. */
export function countFilters(filter: EntryFilter): number {
  const { kind, category, account_id, from, to, text, min_amount, max_amount } = filter
  const parts = [kind, category, account_id, from ?? to, text, min_amount ?? max_amount]
  return parts.filter((part) => part !== undefined).length
}
