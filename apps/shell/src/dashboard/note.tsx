import { color, font } from '@solvent/ui'
import styled from 'styled-components'

/** Says in muted words what stands above it. */
export const Note = styled.p`
  color: ${color.textMuted};
  font: ${font.caption};
`
