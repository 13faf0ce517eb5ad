import styled from 'styled-components'
import { color, motion, radius, space } from '../tokens/tokens'

/** The heading of a sortable column, as large as its cell. */
export const SortButton = styled.button<{ $end: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};
  margin: -${space[1]} -${space[2]};
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  white-space: inherit;
  vertical-align: top;
  cursor: pointer;
  transition: color ${motion.fast};
  & > svg { flex: none; width: 0.75rem; height: 0.75rem; opacity: 0; transition: opacity ${motion.fast}; }
  & > svg[data-order] { opacity: 1; }
  &:hover, &:has(> [data-order]) { color: ${color.text}; }
  &:hover > svg:not([data-order]), &:focus-visible > svg:not([data-order]) { opacity: 0.6; }
  @media (pointer: coarse) { min-height: 2.75rem; }
`

/** An arrow up for ascending, down for descending; invisible without an order, but still takes its space. */
export function SortArrow({ order }: { order: 'ascending' | 'descending' | undefined }) {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-order={order}
    >
      <path d={order === 'descending' ? 'M6 2v8M2.5 6.5 6 10l3.5-3.5' : 'M6 10V2M2.5 5.5 6 2l3.5 3.5'} />
    </svg>
  )
}
