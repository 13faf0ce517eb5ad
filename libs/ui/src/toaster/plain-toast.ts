import styled from 'styled-components'
import { color, font, radius, shadow, space } from '../tokens/tokens'

/** A plain toast at the toasts' position, used if their view failed to load. */
export const PlainToast = styled.div`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${space[4]} + var(--bottom-bar-height, 0px) + env(safe-area-inset-bottom));
  z-index: 50;
  max-width: min(24rem, calc(100vw - ${space[8]}));
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  font: ${font.body};
`
