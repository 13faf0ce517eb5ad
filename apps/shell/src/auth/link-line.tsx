import { color, media } from '@solvent/ui'
import styled from 'styled-components'

/** A line of small print that leads to another guest page; high enough for a thumb. */
export const LinkLine = styled.p`
  color: ${color.textMuted};
  ${media.phone} { & > a { display: inline-block; padding-block: 0.625rem; } }
`
