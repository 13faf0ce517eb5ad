import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type SpaceStep, space } from '../tokens/tokens'

export type StackProps = {
  /** The content of the stack. */
  children: ReactNode
  /** Distance between children as a step of the space scale; 4 (16 px) by default. */
  gap?: SpaceStep | undefined
}

const Root = styled.div<{ $gap: SpaceStep }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space[$gap]};
  min-width: 0;
`

/** Stacks children vertically at an even distance. */
export function Stack({ children, gap = 4 }: StackProps) {
  return <Root $gap={gap}>{children}</Root>
}
