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

// The keyboard never leads to what stands behind the button.
const RoomBelow = createGlobalStyle`
  ${media.phone} { :root:root { scroll-padding-bottom: 8rem; } }
`

/** Keeps the button of a page's main action above the bottom bar of a phone, where the thumb reaches it. */
export function ThumbReach({ children }: { children: ReactNode }) {
  return (
    <Root data-thumb-reach>
      <RoomBelow />
      {children}
    </Root>
  )
}
