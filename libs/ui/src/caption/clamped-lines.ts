import { css } from 'styled-components'

/** Ends a text of any length after so many lines, with an ellipsis. In print, all of it is shown. */
export function clampedLines(count: number) {
  return css`
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${count};
    @media print { display: block; overflow: visible; }
  `
}
