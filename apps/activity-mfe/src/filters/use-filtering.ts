import type { EntryFilter } from '@solvent/contracts'
import { useUrlParams } from '@solvent/screen-kit'
import { countFilters, FILTER_NAMES, type FilterTexts, readFilter, saidIn } from './read-filter'

/** Which entries are meant, as the address says. */
export interface Filtering {
  filter: EntryFilter
  /** As the address has it, also what is wrong. */
  said: FilterTexts
  /** What is wrong with what is said, in words that continue the name of the field. */
  problems: FilterTexts
  /** How many filters are on. */
  count: number
  /** Says other parts; an empty text means any. */
  change: (parts: FilterTexts) => void
  clear: () => void
}

/** The filters, kept in the address, so that a link or a reload shows the same entries. */
export function useFiltering(): Filtering {
  const [params, update] = useUrlParams()
  const said = saidIn(params)
  const { filter, problems } = readFilter(said)

  function change(parts: FilterTexts) {
    update((current) => {
      for (const [name, text] of Object.entries(parts)) {
        if (text) current.set(name, text)
        else current.delete(name)
      }
      return current
    })
  }
  function clear() {
    update((current) => {
      for (const name of FILTER_NAMES) current.delete(name)
      return current
    })
  }
  return { filter, said, problems, count: countFilters(filter), change, clear }
}
