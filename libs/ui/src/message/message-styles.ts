import styled from 'styled-components'
import { color, font, space } from '../tokens/tokens'

/** A centred message in place of content. */
export const MessageBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[4]};
  text-align: center;
`

export const MessageTitle = styled.p`
  font: ${font.section};
`

export const MessageText = styled.p`
  max-width: 26rem;
  color: ${color.textMuted};
  text-wrap: balance;
  overflow-wrap: anywhere;
`

export const MessageAction = styled.div`
  margin-top: ${space[3]};
`
