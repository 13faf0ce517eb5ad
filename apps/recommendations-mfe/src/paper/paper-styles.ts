import { color, font, radius, space } from '@solvent/ui'
import styled from 'styled-components'

export const Sheet = styled.article`
  display: none;
  @media print {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
    & > h1 { margin: 0; font: ${font.page}; }
  }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  & > div { padding: ${space[2]} ${space[3]}; border: 1px solid ${color.border}; border-radius: ${radius.control}; }
  dt { font: ${font.caption}; color: ${color.textMuted}; }
  dd { margin: 0; font: ${font.section}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`

export const List = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font.caption};
  font-variant-numeric: tabular-nums;
  caption { padding-bottom: ${space[2]}; color: ${color.textMuted}; text-align: start; }
  tr { break-inside: avoid; }
  th, td { padding: ${space[2]}; border-bottom: 1px solid ${color.border}; text-align: start; vertical-align: baseline; }
  tbody th { font: ${font.captionStrong}; overflow-wrap: anywhere; }
  small { display: block; font-size: inherit; font-weight: 400; color: ${color.textMuted}; }
  th:nth-child(n + 4), td:nth-child(n + 4) { text-align: end; white-space: nowrap; }
`

export const DebtFree = styled.p`
  font: ${font.body};
  & > strong { font: ${font.section}; }
`
