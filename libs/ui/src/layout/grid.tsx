import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type SpaceStep, space } from '../tokens/tokens'

export type GridProps = {
  /** The cells. */
  children: ReactNode
  /** Minimum width of a cell in rem, which decides how many fit in a row; 14 by default. */
  minColumn?: number | undefined
  /** Distance between cells as a step of the space scale; 4 (16 px) by default. */
  gap?: SpaceStep | undefined
}

const Root = styled.div<{ $minColumn: number; $gap: SpaceStep }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $minColumn }) => $minColumn}rem, 100%), 1fr));
`

/** Cells of equal width, as many in a row as fit. */
export function Grid({ children, minColumn = 14, gap = 4 }: GridProps) {
  return (
    <Root $minColumn={minColumn} $gap={gap}>
      {children}
    </Root>
  )
}
