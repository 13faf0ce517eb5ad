import styled, { css } from 'styled-components'
import { clampedLines } from '../caption/clamped-lines'
import { visuallyHidden } from '../layout/visually-hidden'
import { color, font, motion, radius, shadow, space } from '../tokens/tokens'

/** Set on the table's frame while every row is a card. */
const cards = '[data-cards] &'

/** Minimum width of a value on a card. */
const FACT_REM = 13

/** Wide enough for values side by side on a card, with the buttons beside its name. */
const wideCards = '@container (min-width: 30rem)'

/** Distance between cards in CSS pixels. */
export const CARD_GAP = 12

/** Smaller cell padding if the table is as wide as a tablet or narrower. */
const dense = '@container (max-width: 899.98px)'

export const Container = styled.div`
  container-type: inline-size;
  @media print { container-type: normal; }
`

/** Search and sort: a row above a table, wrapped above cards. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  @media print { display: none; }
  & > * { flex: 0 1 22rem; }
  ${cards} { & > * { flex: 1 1 14rem; } }
`

export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  ${cards} { overflow: visible; border: 0; background: none; box-shadow: none; }
  /* A scroll container is not split across printed pages. */
  @media print { overflow: visible; border: 0; border-radius: 0; box-shadow: none; }
`

type CellProps = { $end: boolean; $actions: boolean | undefined; $free?: boolean | undefined }

/** Keeps the row's buttons visible while a wide table scrolls under them; hidden in print. */
const staysInSight = css<CellProps>`
  ${({ $actions }) => $actions && 'position: sticky; right: 0; @media print { display: none; }'}
`

/** Fits more rows on a printed page. */
const onPaper = css`
  @media print { padding: ${space[1]} ${space[2]}; font-size: inherit; }
`

/**
 * User text of any length, which must not widen the table. Each text of the cell has at most two lines. A link is
 * clamped itself, as its focus ring would be cut off by a clamped parent.
 */
const freeText = css`
  min-width: 8rem;
  max-width: 20rem;
  overflow-wrap: anywhere;
  & div:not(:has(*)), & a { ${clampedLines(2)} }
  & a { width: fit-content; }
  ${cards} { min-width: 0; max-width: none; }
`

// All parts have explicit roles, because the `display` of the cards removes the native ones.
export const TableRoot = styled.table.attrs({ role: 'table' })`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font: ${font.body};
  font-variant-numeric: tabular-nums;
  ${dense} { font-size: 0.875rem; }
  ${cards} { display: block; font-size: inherit; }
  @media print { font-size: 0.8125rem; }
`

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  ${cards} {
    ${visuallyHidden}
  }
`

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  ${cards} {
    display: block;
  }
`

/** Takes the space of rows that are not in the document. */
export const Space = styled.tr.attrs({ 'aria-hidden': true })`
  overflow-anchor: none;
  & > td { padding: 0; }
  ${cards} {
    display: block;
    & > td { display: block; }
  }
`

export const HeaderRow = styled.tr.attrs({ role: 'row' })``

export const HeaderCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<CellProps>`
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceSubtle};
  color: ${color.textMuted};
  font: ${font.captionStrong};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  white-space: nowrap;
  @media print { padding-inline: ${space[2]}; }
  ${dense} { padding-inline: ${space[2]}; }
  ${staysInSight}
  &:first-child { border-top-left-radius: ${radius.card}; }
  &:last-child { border-top-right-radius: ${radius.card}; }
`

export const BodyRow = styled.tr.attrs({ role: 'row' })`
  background: ${color.surface};
  transition: background-color ${motion.fast};
  &:not(:last-child) > * { border-bottom: 1px solid ${color.border}; }
  &:hover { background: ${color.surfaceSubtle}; }
  ${cards} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(${FACT_REM}rem, 100%), 1fr));
    column-gap: ${space[4]};
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.low};
    & + tr:not([aria-hidden]) { margin-top: ${CARD_GAP}px; }
    &:not(:last-child) > * { border-bottom: 0; }
    &:hover { background: ${color.surface}; }
  }
  @media print { break-inside: avoid; }
`

export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  padding: ${space[3]} ${space[4]};
  font: ${font.bodyStrong};
  text-align: start;
  ${freeText}
  ${onPaper}
  ${dense} { padding-inline: ${space[2]}; }
  /* A title with a second line. Without cards, a column shows the title, so there it is only announced. */
  & [data-card-title] + * { color: ${color.textMuted}; font: ${font.caption}; }
  &:not([data-cards] *) [data-card-title]:not(:last-child) {
    ${visuallyHidden}
    & + * { color: inherit; font: inherit; }
  }
  ${cards} {
    display: block;
    grid-column: 1 / -1;
    padding: ${space[1]} 0 ${space[2]};
    ${wideCards} { grid-column: 1 / -2; }
  }
`

const actionsOnCard = css`
  display: block;
  grid-column: 1 / -1;
  padding-top: ${space[3]};
  & > div { flex-wrap: wrap; }
  & > div > * { flex: 1 1 auto; }
  ${wideCards} {
    grid-area: 1 / -2;
    padding-top: ${space[1]};
    & > div > * { flex: none; }
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })<CellProps & { $wideOnly: boolean | undefined }>`
  padding: ${space[3]} ${space[4]};
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  background: inherit;
  ${({ $free }) => $free && freeText}
  ${onPaper}
  ${dense} { padding-inline: ${space[2]}; }
  ${staysInSight}
  & > div { ${({ $actions }) => $actions && `display: flex; gap: ${space[1]}; justify-content: flex-end;`} }
  ${cards} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[1]} 0;
    text-align: end;
    &::before {
      content: attr(data-label);
      /* Screen readers announce the column's heading already. */
      content: attr(data-label) / '';
      flex: none;
      color: ${color.textMuted};
      font: ${font.caption};
    }
    & > div { min-width: 0; }
    ${({ $actions }) => $actions && actionsOnCard}
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`
