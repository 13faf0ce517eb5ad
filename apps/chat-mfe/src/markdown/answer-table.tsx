import { color, font, space } from '@solvent/ui'
import type { Tokens } from 'marked'
import styled from 'styled-components'
import { Inlines } from './inlines'

// Focusable, because it scrolls when it is wider than the answer.
const Scroller = styled.div.attrs({ role: 'region', 'aria-label': 'Table', tabIndex: 0 })`
  overflow-x: auto;
`

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  th { color: ${color.textMuted}; font: ${font.captionStrong}; white-space: nowrap; }
  th, td { padding: ${space[1]} ${space[2]}; border-bottom: 1px solid ${color.border}; text-align: start; }
  th[data-align='right'], td[data-align='right'] { text-align: end; white-space: nowrap; }
  th:first-child, td:first-child { padding-inline-start: 0; }
  th:last-child, td:last-child { padding-inline-end: 0; }
  tbody tr:last-child td { border-bottom: 0; }
`

/** A table in an answer. */
export function AnswerTable({ table }: { table: Tokens.Table }) {
  const { header, rows, align } = table
  return (
    <Scroller>
      <Root>
        <thead>
          <tr>
            {header.map(({ tokens }, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change.
              <th key={column} scope="col" data-align={align[column]}>
                <Inlines tokens={tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end.
            <tr key={row}>
              {cells.map(({ tokens }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change.
                <td key={column} data-align={align[column]}>
                  <Inlines tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroller>
  )
}
