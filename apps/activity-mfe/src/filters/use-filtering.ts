import type { EntryFilter } from '@solvent/contracts'
import { useUrlParams } from '@solvent/screen-kit'
import { countFilters, FILTER_NAMES, type FilterTexts, filterTexts, readFilter } from './read-filter'

/** The filters in the address. */
export interface Filtering {
  filter: EntryFilter
  /** The parameters in the address, valid or not. */
  texts: FilterTexts
  /** The errors of `texts`, worded to follow the field's label. */
  problems: FilterTexts
  /** The number of active filters. */
  count: number
  /** Changes parameters; an empty one is removed. */
  change: (parts: FilterTexts) => void
  clear: () => void
}

/** The filters, stored in the address, so that a link or a reload shows the same entries. */
export function useFiltering(): Filtering {
  const [params, update] = useUrlParams()
  const texts = filterTexts(params)
  const { filter, problems } = readFilter(texts)

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
  return { filter, texts, problems, count: countFilters(filter), change, clear }
}
