import { lazyPart } from '@solvent/screen-kit'
import { Button, Disclosure, media, onIntent, space } from '@solvent/ui'
import styled from 'styled-components'
import { KeptPlace } from '../kept-place'
import { WordsField } from './typed-fields'
import type { Filtering } from './use-filtering'

// Most visits end without them, and they ask for all assets and debts.
const FilterDetails = lazyPart({
  load: () => import('./filter-details').then((module) => module.FilterDetails),
  loading: 'Loading filters...',
  failed: 'The filters could not be loaded.',
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]} ${space[3]};
  & > :first-child { flex: 0 1 22rem; }
  ${media.phone} { & > :first-child { flex: 1 1 100%; } }
`

interface FilterBarProps {
  filtering: Filtering
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** Chooses which entries are shown. All but the words to look for fold away, and say how many are on. */
export function FilterBar({ filtering, isOpen, onOpenChange }: FilterBarProps) {
  const { count, said, clear } = filtering
  return (
    <KeptPlace label="Filters" role="group">
      <Row>
        <WordsField label="Search" name="text" filtering={filtering} />
        {Object.keys(said).length > 0 && (
          <Button variant="ghost" onClick={clear}>
            Clear filters
          </Button>
        )}
      </Row>
      <div {...onIntent(FilterDetails.preload)}>
        <Disclosure
          title={count > 0 ? `Filters (${count} on)` : 'Filters'}
          open={isOpen}
          onOpenChange={onOpenChange}
        >
          <FilterDetails filtering={filtering} />
        </Disclosure>
      </div>
    </KeptPlace>
  )
}
