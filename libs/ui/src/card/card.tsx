import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, font, media, radius, shadow, space } from '../tokens/tokens'

export type CardProps = {
  /** The content. */
  children: ReactNode
  /** Heading of the card (an h2), which also names it as a region. */
  title?: string | undefined
  /** A button or link at the end of the heading's row. */
  action?: ReactNode
}

export const CardSurface = styled.section`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`

const Root = styled(CardSurface)`
  padding: ${space[5]};
  ${media.phone} { padding: ${space[4]}; }
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[4]};
`

const Title = styled.h2`
  font: ${font.section};
`

/** A surface that groups related content, with an optional heading. */
export function Card({ children, title, action }: CardProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={title ? titleId : undefined}>
      {(title || action) && (
        <Header>
          {title && <Title id={titleId}>{title}</Title>}
          {action}
        </Header>
      )}
      {children}
    </Root>
  )
}
