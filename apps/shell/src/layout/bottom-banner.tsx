import { font, media, radius, shadow, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'

/** Covers the end of the page, so that the layout does not shift. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: flex;
  justify-content: center;
  padding: 0 ${space[4]} ${space[4]};
  pointer-events: none;
  & > div { max-width: 60rem; border-radius: ${radius.card}; box-shadow: ${shadow.high}; pointer-events: auto; }
  @media print { display: none; }
  ${media.phone} {
    bottom: calc(3.5rem + env(safe-area-inset-bottom));
    padding: 0;
    & > div { flex: 1; flex-wrap: nowrap; padding: ${space[2]} ${space[4]}; border-radius: 0; }
    & > div > div:first-child { flex-basis: 0; font: ${font.caption}; }
  }
`

// Moves the end of the page and toasts above the banner.
const Spacing = createGlobalStyle`
  :root { --bottom-bar-height: 4rem; }
  #main { padding-bottom: 4rem; }
  ${media.phone} {
    :root { --bottom-bar-height: 7.5rem; }
    #main { padding-bottom: calc(7.5rem + env(safe-area-inset-bottom)); }
  }
`

/** A banner at the end of the page. The live region is always present, so that screen readers announce its content. */
export function BottomBanner({ children }: { children: ReactNode }) {
  return (
    <Place aria-live="polite">
      {children && (
        <>
          <Spacing />
          {children}
        </>
      )}
    </Place>
  )
}
