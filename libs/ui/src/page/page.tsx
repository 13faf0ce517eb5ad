import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, space } from '../tokens/tokens'

export type PageProps = {
  /** Title of the page, its only h1; focusable, for page changes. */
  title: string
  /** One line under the title. */
  subtitle?: string | undefined
  /** Buttons at the end of the title's row. */
  actions?: ReactNode
  /** The sections, 24 px apart. */
  children: ReactNode
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 75rem;
  margin: 0 auto;
  padding: ${space[8]} ${space[6]} ${space[16]};
  ${media.phone} {
    padding: ${space[5]} ${space[4]} ${space[12]};
    /* Keeps the end of the page visible above the floating button. */
    &:has([data-floating-action]) { padding-bottom: ${space[16]}; }
  }
  @media print { max-width: none; padding: 0; }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
`

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled.h1`
  font: ${font.page};
  letter-spacing: -0.015em;
`

const Subtitle = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  /* Several buttons share the width of a phone. */
  ${media.phone} { &:has([role='group']) { width: 100%; } }
  @media print { display: none; }
`

/** The frame of every page: title, actions and sections, at most 1200 px wide. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  return (
    <Root>
      <Header>
        <Words>
          <Title tabIndex={-1}>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Header>
      {children}
    </Root>
  )
}
