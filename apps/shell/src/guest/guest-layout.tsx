import { color, font, media, radius, shadow, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Root = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  ${media.phone} { grid-template-columns: minmax(0, 1fr); align-content: start; }
`

const Promises = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[6]};
  padding: ${space[12]};
  background: ${color.surfaceSubtle};
  border-right: 1px solid ${color.border};
  ${media.phone} { gap: ${space[3]}; padding: ${space[6]} ${space[4]}; border: 0; & ul { display: none; } }
`

const Brand = styled.p`
  font: ${font.page};
`

const Features = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  & strong { display: block; font: ${font.bodyStrong}; }
  color: ${color.textMuted};
  & strong { color: ${color.text}; }
`

const Main = styled.main`
  display: grid;
  place-items: center;
  padding: ${space[6]} ${space[4]};
  ${media.phone} { place-items: start stretch; }
`

const Panel = styled.div`
  width: 100%;
  max-width: 26rem;
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: ${space[6]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  & h1 { font: ${font.page}; }
`

const promises = [
  ['AI-powered budget recommendations', 'A budget drawn from your own books, not from averages.'],
  ['Smart payment prioritization', 'What to pay first this month, how much, and why.'],
  ['Personal finance chatbot', 'Record an expense or ask a question in plain words.'],
] as const

interface GuestLayoutProps {
  /** The page's h1. */
  title: string
  children: ReactNode
}

/** The frame of the pages before the login, with what the product promises. */
export function GuestLayout({ title, children }: GuestLayoutProps) {
  return (
    <Root>
      <Promises>
        <Brand>Solvent</Brand>
        <p>See where you stand, and what to pay next.</p>
        <Features>
          {promises.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              {text}
            </li>
          ))}
        </Features>
      </Promises>
      <Main>
        <Panel>
          <h1>{title}</h1>
          {children}
        </Panel>
      </Main>
    </Root>
  )
}
