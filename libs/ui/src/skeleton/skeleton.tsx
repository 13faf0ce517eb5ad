import styled, { keyframes } from 'styled-components'
import { color, radius } from '../tokens/tokens'

export type SkeletonProps = {
  /** Height in rem; 1 by default. */
  height?: number | undefined
  /** Width in rem; the full row by default. */
  width?: number | undefined
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Root = styled.div`
  max-width: 100%;
  border-radius: ${radius.control};
  background: ${color.border};
  animation: ${breathe} 1.6s ease-in-out infinite;
`

/** A grey placeholder of the content's size; hidden from screen readers. */
export function Skeleton({ height = 1, width }: SkeletonProps) {
  return <Root aria-hidden="true" style={{ height: `${height}rem`, width: width ? `${width}rem` : '100%' }} />
}
