import { lazyPart } from '@solvent/screen-kit'
import { Button, Disclosure, media, onIntent, space } from '@solvent/ui'
import styled from 'styled-components'
import { FocusRegion } from '../focus-region'
import { FilterChips } from './filter-chips'
import { SearchField } from './typed-fields'
import type { Filtering } from './use-filtering'

// Lazy, because most visits do not open them, and they load all assets and debts.
const FilterDetails = lazyPart({
  load: () => import('../list-parts').then((module) => module.FilterDetails),
  loading: 'Loading filters...',
  failed: "We couldn't load the filters.",
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]} ${space[3]};
  & > :first-child { flex: 0 1 22rem; }
  ${media.phone} { & > :first-child { flex: 1 1 100%; } }
`

const Chips = styled.div`
  margin-top: ${space[3]};
`

interface FilterBarProps {
  filtering: Filtering
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** The search field, the filters as chips, and all filters, which are collapsible and show how many are active. */
export function FilterBar({ filtering, isOpen, onOpenChange }: FilterBarProps) {
  const { count, texts, clear } = filtering
  return (
    <FocusRegion label="Filters" role="group">
      <Row>
        <SearchField label="Search" name="text" filtering={filtering} />
        {Object.keys(texts).length > 0 && (
          <Button variant="ghost" onClick={clear}>
            Clear filters
          </Button>
        )}
      </Row>
      <Chips>
        <FilterChips filtering={filtering} />
      </Chips>
      <div {...onIntent(FilterDetails.preload)}>
        <Disclosure
          title={count > 0 ? `Filters (${count} on)` : 'Filters'}
          open={isOpen}
          onOpenChange={onOpenChange}
        >
          <FilterDetails filtering={filtering} />
        </Disclosure>
      </div>
    </FocusRegion>
  )
}
