import { useConnectionLost } from '@solvent/api-client'
import { Banner, font, media, radius, shadow, space } from '@solvent/ui'
import styled, { createGlobalStyle } from 'styled-components'

/** Over the end of the page, where nothing has to move for it. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: flex;
  justify-content: center;
  padding: 0 ${space[4]} ${space[4]};
  pointer-events: none;
  & > div { max-width: 60rem; border-radius: ${radius.card}; box-shadow: ${shadow.high}; pointer-events: auto; }
  ${media.phone} {
    bottom: calc(3.5rem + env(safe-area-inset-bottom));
    padding: 0;
    & > div { flex: 1; padding: ${space[2]} ${space[4]}; border-radius: 0; }
    & > div > div { font: ${font.caption}; }
  }
`

// The end of the page, and toasts, stay above it.
const Room = createGlobalStyle`
  :root { --bottom-bar-height: 4rem; }
  #main { padding-bottom: 4rem; }
  ${media.phone} {
    :root { --bottom-bar-height: 7.5rem; }
    #main { padding-bottom: calc(7.5rem + env(safe-area-inset-bottom)); }
  }
`

/** Says that no call reaches the server, and what still works, for as long as that is so. */
export function ConnectionBanner() {
  const down = useConnectionLost()
  // The place is always there, so that screen readers hear what comes into it.
  return (
    <Place aria-live="polite">
      {down && (
        <>
          <Room />
          <Banner tone="warning">
            <strong>No connection.</strong> You can go on reading, and what you type is kept. Saving works
            again when it is back.
          </Banner>
        </>
      )}
    </Place>
  )
}
