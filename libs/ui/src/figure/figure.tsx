import { useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { color, radius } from '../tokens/tokens'

export type FigureProps = {
  /** The figure, already formatted. */
  value: string
}

const fade = keyframes`
  from { background-color: ${color.accentSoft}; box-shadow: 0 0 0 0.25rem ${color.accentSoft}; }
`

const Root = styled.span<{ $changed: boolean }>`
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;
  ${({ $changed }) =>
    $changed &&
    css`
      animation: ${fade} 1.6s ease-out;
    `}
`

/** A figure that is highlighted briefly when it changes, except on first render and with reduced motion. */
export function Figure({ value }: FigureProps) {
  const [shown, setShown] = useState({ value, changes: 0 })
  if (shown.value !== value) setShown({ value, changes: shown.changes + 1 })
  // A new key creates a new element, which restarts the animation.
  return (
    <Root key={shown.changes} $changed={shown.changes > 0} data-changed={shown.changes > 0 || undefined}>
      {value}
    </Root>
  )
}
