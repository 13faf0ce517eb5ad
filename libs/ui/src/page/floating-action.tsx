import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { media, radius, shadow, space } from '../tokens/tokens'

const Root = styled.div`
  display: contents;
  ${media.phone} {
    position: fixed;
    right: ${space[4]};
    bottom: calc(${space[3]} + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom));
    z-index: 9;
    display: block;
    & > button { min-height: 3rem; padding-inline: ${space[5]}; border-radius: ${radius.round}; box-shadow: ${shadow.high}; }
  }
`

// Scrolls focused elements clear of the floating button.
const ScrollPadding = createGlobalStyle`
  ${media.phone} { :root:root { scroll-padding-bottom: 8rem; } }
`

/** Floats the page's main button above the bottom bar on phones, within reach of the thumb. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return (
    <Root data-floating-action>
      <ScrollPadding />
      {children}
    </Root>
  )
}
