import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type SpaceStep, space } from '../tokens/tokens'

export type InlineProps = {
  /** The content of the row. */
  children: ReactNode
  /** Distance between children as a step of the space scale; 2 (8 px) by default. */
  gap?: SpaceStep | undefined
  /** Where the children are placed in the row; `start` by default. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** How the children line up across the row; `center` by default. */
  align?: 'start' | 'center' | 'baseline' | undefined
}

const justifyContent = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }
const alignItems = { start: 'flex-start', center: 'center', baseline: 'baseline' }

type RootProps = { $gap: SpaceStep; $justify: keyof typeof justifyContent; $align: keyof typeof alignItems }

const Root = styled.div<RootProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => space[$gap]};
  justify-content: ${({ $justify }) => justifyContent[$justify]};
  align-items: ${({ $align }) => alignItems[$align]};
  min-width: 0;
`

/** Children side by side, wrapping when the row is full. */
export function Inline({ children, gap = 2, justify = 'start', align = 'center' }: InlineProps) {
  return (
    <Root $gap={gap} $justify={justify} $align={align}>
      {children}
    </Root>
  )
}
