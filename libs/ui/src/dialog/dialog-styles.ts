import { Dialog } from '@base-ui/react/dialog'
import styled, { css } from 'styled-components'
import { BESIDE_WIDTH, color, media, motion, radius, shadow, space } from '../tokens/tokens'

export const DialogBackdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${color.scrim};
  transition: opacity ${motion.normal};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`

export type DialogPlacement = 'center' | 'side' | 'beside' | 'full'

/** Along the right edge of the page; on phones full height except a strip that shows the page behind. */
const side = css`
  top: 0;
  right: 0;
  bottom: 0;
  left: auto;
  translate: none;
  width: min(34rem, calc(100vw - ${space[8]}));
  max-height: none;
  border-width: 0 0 0 1px;
  border-radius: 0;
  &[data-starting-style], &[data-ending-style] { opacity: 1; transform: translateX(100%); }
  ${media.phone} { right: 0; height: calc(100dvh - ${space[8]}); }
`

/** Below the shell's bar, next to a page that leaves space for it. */
const beside = css`
  top: 3.5rem;
  z-index: 9;
  width: ${BESIDE_WIDTH};
  box-shadow: none;
`

/** Nearly the whole window; all of it on phones. */
const full = css`
  width: min(76rem, calc(100vw - ${space[8]}));
  height: calc(100dvh - ${space[12]});
`

const fullOnPhones = css`
  ${media.phone} {
    height: 100dvh;
    max-height: 100dvh;
    border-width: 0;
    border-radius: 0;
  }
`

const styles = { center: null, side, beside: [side, beside], full }

export const DialogPopup = styled(Dialog.Popup)<{ $placement: DialogPlacement }>`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 41;
  translate: -50% -50%;
  display: flex;
  flex-direction: column;
  width: min(32rem, calc(100vw - ${space[8]}));
  max-height: calc(100dvh - ${space[12]});
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  transition: opacity ${motion.normal}, transform ${motion.normal};
  /* Still mounted while closed. */
  &[hidden] { display: none; }
  &:focus-visible { outline: none; }
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: scale(0.98); }
  ${({ $placement }) => styles[$placement]}

  ${media.phone} {
    top: auto;
    bottom: 0;
    left: 0;
    translate: none;
    width: 100%;
    max-height: calc(100dvh - ${space[8]});
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    &[data-starting-style], &[data-ending-style] { opacity: 1; transform: translateY(100%); }
  }
  ${({ $placement }) => $placement === 'full' && fullOnPhones}
`
