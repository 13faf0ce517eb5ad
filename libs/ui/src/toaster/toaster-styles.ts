import { Toast } from '@base-ui/react/toast'
import styled from 'styled-components'
import { type ButtonStyleProps, buttonStyles } from '../button/button-styles'
import { closeButtonStyles } from '../button/close-button-styles'
import { clampedLines } from '../caption/clamped-lines'
import { color, font, media, motion, radius, shadow, space } from '../tokens/tokens'
import { type Tone, toneColors } from '../tokens/tone'

/**
 * Opposite the buttons of rows and dialogs, which are at the end of the line. A shell with a bottom bar sets
 * `--bottom-bar-height`, so that toasts stay above it.
 */
export const Viewport = styled(Toast.Viewport)`
  position: fixed;
  left: ${space[6]};
  bottom: calc(${space[6]} + var(--bottom-bar-height, 0px));
  z-index: 50;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space[2]};
  width: min(24rem, calc(100vw - ${space[8]}));
  ${media.phone} {
    left: ${space[4]};
    bottom: calc(${space[4]} + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom));
    /* The buttons of a sheet are at the bottom. */
    :root:has([role='dialog'][data-open]) & { top: ${space[4]}; bottom: auto; }
  }
`

export const ToastRoot = styled(Toast.Root)`
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y));
  transition: opacity ${motion.normal}, transform ${motion.normal};
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(${space[3]}); }
  &[data-limited] { display: none; }
`

export const ToastContent = styled(Toast.Content)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  font: ${font.body};
`

// Its own alert role instead of the library's high priority, which would add the text to the page twice.
export const ToastText = styled.div<{ $clamped: boolean }>`
  flex: 1;
  min-width: 0;
  padding: ${space[1]} 0;
  overflow-wrap: anywhere;
  & > p { ${({ $clamped }) => $clamped && clampedLines(2)} }
`

export const ToastIcon = styled.span<{ $tone: Tone }>`
  flex: none;
  display: flex;
  color: ${({ $tone }) => toneColors[$tone].text};
`

export const ToastAction = styled(Toast.Action)<ButtonStyleProps>`
  ${buttonStyles}
`

export const ToastClose = styled(Toast.Close)`
  ${closeButtonStyles}
`
