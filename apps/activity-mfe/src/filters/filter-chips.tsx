import { today } from '@solvent/api-client'
import { color, font, Inline, media, radius, space } from '@solvent/ui'
import styled from 'styled-components'
import { activeFilters } from './active-filters'
import { daysOf, periodOf } from './periods'
import type { FilterTexts } from './read-filter'
import type { Filtering } from './use-filtering'

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2rem;
  padding: 0 ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font: ${font.captionStrong};
  cursor: pointer;
  &:hover { background: ${color.surfaceSubtle}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accentText}; }
  ${media.phone} { min-height: 2.75rem; }
`

const kinds = [
  ['expense', 'Expenses'],
  ['income', 'Income'],
  ['payment', 'Payments'],
] as const

const periods = [
  ['this_month', 'This month'],
  ['last_month', 'Last month'],
] as const

/** The common filters, each turned on and off by a press, and every other active one, removed by a press. */
export function FilterChips({ filtering: { filter, change } }: { filtering: Filtering }) {
  const day = today()
  const period = periodOf(filter, day)
  const common = [
    ...kinds.map(([kind, label]) => ({ label, isOn: filter.kind === kind, on: { kind }, off: { kind: '' } })),
    ...periods.map(([name, label]) => ({
      label,
      isOn: period === name,
      on: daysOf(name, day),
      off: { from: '', to: '' },
    })),
  ]
  const covered = new Set(common.filter(({ isOn }) => isOn).flatMap(({ off }) => Object.keys(off)))
  const isCovered = (off: FilterTexts) => Object.keys(off).some((name) => covered.has(name))
  return (
    <Inline>
      {common.map(({ label, isOn, on, off }) => (
        <Chip key={label} type="button" aria-pressed={isOn} onClick={() => change(isOn ? off : on)}>
          {label}
        </Chip>
      ))}
      {activeFilters(filter)
        .filter(({ off }) => !isCovered(off))
        .map(({ label, off }) => (
          <Chip key={label} type="button" aria-label={`Remove filter: ${label}`} onClick={() => change(off)}>
            {label}
            <span aria-hidden="true">×</span>
          </Chip>
        ))}
    </Inline>
  )
}
