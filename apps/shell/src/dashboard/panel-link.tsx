import { color, font, media } from '@solvent/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A panel's link to the full page. */
export const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  color: ${color.accentText};
  font: ${font.captionStrong};
  text-decoration: none;
  &:hover { text-decoration: underline; }
  /* A touch target that does not add space around the link. */
  ${media.phone} { min-height: 2.75rem; margin-block: -0.625rem; }
`
