import { css } from 'styled-components'
import { color, radius, space } from '../tokens/tokens'

/** The look of the small button with a cross that closes a dialog or a toast. */
export const closeButtonStyles = css`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space[8]};
  height: ${space[8]};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.surfaceSubtle}; color: ${color.text}; }
`
