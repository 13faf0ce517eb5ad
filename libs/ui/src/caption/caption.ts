import styled from 'styled-components'
import { color, font } from '../tokens/tokens'

/** Small muted text that explains the content next to it; a paragraph unless `as` names another element. */
export const Caption = styled.p`
  font: ${font.caption};
  color: ${color.textMuted};
`
