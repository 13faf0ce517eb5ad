import styled from 'styled-components'
import { VisuallyHidden } from '../layout/visually-hidden'
import { color, font, radius, space } from '../tokens/tokens'
import type { ChartProps } from './chart-props'
import { chartRows } from './chart-rows'

// A scrollable box must be reachable by keyboard, and so needs a name.
const Scroller = styled.section`
  max-height: 100%;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${font.caption};
  font-variant-numeric: tabular-nums;
  & th, & td { padding: ${space[2]} ${space[3]}; text-align: end; white-space: nowrap; }
  & th:first-child { text-align: start; }
  & thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceSubtle};
    color: ${color.textMuted};
    font: ${font.captionStrong};
    white-space: normal;
  }
  & tbody th { font: ${font.captionStrong}; }
  & tbody tr > * { border-top: 1px solid ${color.border}; }
`

/** The figures of a chart as a table. */
export function ChartTable({ title, series, format, labelHeading = 'Period' }: ChartProps) {
  return (
    <Scroller aria-label={`${title}, table`} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chartRows(series).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name }, index) => (
                <td key={name}>{formatCell(values[index] ?? null, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

function formatCell(value: number | null, format: (value: number) => string): string {
  return value === null ? '–' : format(value)
}
