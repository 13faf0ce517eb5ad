import { color, font, space } from '@solvent/ui'
import styled from 'styled-components'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font: ${font.section};
  letter-spacing: -0.01em;
  color: ${color.text};
`

const Tile = styled.rect`
  fill: ${color.accent};
`

const Steps = styled.path`
  stroke: ${color.onAccent};
`

/** The product's logo and name. */
export function Brand() {
  return (
    <Root>
      <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
        <Tile width="28" height="28" rx="8" />
        <Steps
          d="M7.5 19.5h4.5v-5.5h4.5v-5.5h4.5"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>Solvent</span>
    </Root>
  )
}
