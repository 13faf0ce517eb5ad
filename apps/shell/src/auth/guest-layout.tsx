import { color, font, media, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Brand } from '../layout/brand'
import { useDocumentTitle } from '../layout/use-document-title'
import { Benefits } from './benefits'

const Root = styled.div`
  position: relative;
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  /* The form comes first in the document (keyboard, screen readers, phones) and is shown on the right. */
  & > aside { order: -1; }
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    & > aside { order: 0; }
  }
`

const Header = styled.header`
  position: absolute;
  top: ${space[8]};
  left: clamp(${space[6]}, 6vw, 6rem);
  @media (max-width: 899.98px) { position: static; padding: ${space[6]} ${space[6]} 0; }
  ${media.phone} { padding: ${space[5]} ${space[4]} 0; }
`

const Main = styled.main`
  display: grid;
  place-items: center;
  padding: ${space[12]} ${space[6]};
  background: ${color.surface};
  @media (max-width: 899.98px) { background: none; padding: ${space[8]} ${space[6]} ${space[12]}; }
  ${media.phone} { place-items: start stretch; padding: ${space[6]} ${space[4]} ${space[8]}; }
`

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  width: 100%;
  max-width: 24rem;
  ${media.phone} { max-width: none; }
`

const Title = styled.h1`
  font: ${font.page};
  letter-spacing: -0.015em;
`

const Lead = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`

interface GuestLayoutProps {
  /** The page's h1. */
  title: string
  /** The title of the browser tab, if it is not the page's h1. */
  documentTitle?: string
  /** One line under the title. */
  lead?: string
  children: ReactNode
}

/** The layout of the guest pages, beside what the product offers. */
export function GuestLayout({ title, documentTitle = title, lead, children }: GuestLayoutProps) {
  useDocumentTitle(documentTitle)
  return (
    <Root>
      <Header>
        <Brand />
      </Header>
      <Main>
        <Panel>
          <div>
            <Title tabIndex={-1}>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children}
        </Panel>
      </Main>
      <Benefits />
    </Root>
  )
}
