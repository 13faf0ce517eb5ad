import { color, font, media } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** The link of a panel to the page with the whole of it. */
export const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  color: ${color.accentText};
  font: ${font.captionStrong};
  text-decoration: none;
  &:hover { text-decoration: underline; }
  /* High enough for a finger, without moving what stands around it apart. */
  ${media.phone} { min-height: 2.75rem; margin-block: -0.625rem; }
`
