import styled, { css } from 'styled-components'
import { color, font, media, motion, radius, space } from '../tokens/tokens'

/** The look shared by inputs and selects. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: ${font.body};
  transition: border-color ${motion.fast};
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.textMuted}; }
  &:focus-visible {
    border-color: ${color.accentText};
    border-radius: ${radius.control};
    outline: 2px solid ${color.accentText};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  &[readonly] { background: ${color.surfaceSubtle}; }
  &:disabled { background: ${color.surfaceSubtle}; color: ${color.textMuted}; cursor: not-allowed; }
  ${media.phone} {
    min-height: 2.75rem;
    /* Under 16 px iOS zooms into the page on focus. */
    font-size: 1rem;
  }
`

export const Input = styled.input`
  ${controlStyles}
`
