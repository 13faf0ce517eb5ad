import { css } from 'styled-components'

/** The columns of the dashboard's rows of three. The last is wider, for the strategy and its debts. */
export const threeColumns = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.35fr);
`
