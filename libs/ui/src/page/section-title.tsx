import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font, space } from '../tokens/tokens'

export type SectionTitleProps = {
  /** The title, an h2. */
  children: ReactNode
  /** A button or link at the end of the row. */
  action?: ReactNode
  /** Id for a region that takes its name from the title. */
  id?: string | undefined
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

const Title = styled.h2`
  font: ${font.section};
`

/** Heading of a section of a page. */
export function SectionTitle({ children, action, id }: SectionTitleProps) {
  return (
    <Root>
      <Title id={id}>{children}</Title>
      {action}
    </Root>
  )
}
