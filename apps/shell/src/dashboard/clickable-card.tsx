import { Card, color, Figure, font, media, motion, radius, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

// The link covers the card: the entire card is clickable, and screen readers still find a single link.
const Place = styled.div`
  position: relative;
  min-width: 0;
  ${media.phone} { & > section { padding: ${space[3]}; } }
  & > section { display: flex; flex-direction: column; height: 100%; transition: border-color ${motion.fast}; }
  &:has(a:hover) > section { border-color: ${color.borderStrong}; }
`

const Body = styled.div`
  container-type: inline-size;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  ${media.phone} { gap: ${space[2]}; }
`

const CardLink = styled(Link)`
  color: ${color.accentText};
  font: ${font.captionStrong};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.card}; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color.accentText}; outline-offset: 2px; }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`

const Headline = styled.p<{ $length: number }>`
  font: ${font.figure};
  /* A long amount stays on one line in a narrow card; a character is at most 0.7 of its height wide. */
  font-size: clamp(1rem, ${({ $length }) => Math.round(140 / $length)}cqi, 1.75rem);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

interface ClickableCardProps {
  title: string
  /** Where a click on the card leads, and the text of its link. */
  to: string
  linkText: string
  /** The main figure, already formatted. */
  figure: string
  /** A status. */
  badge?: ReactNode
  children: ReactNode
}

/** A dashboard card that links to its page. */
export function ClickableCard({ title, to, linkText, figure, badge, children }: ClickableCardProps) {
  return (
    <Place>
      <Card title={title} action={<CardLink to={to}>{linkText}</CardLink>}>
        <Body>
          <Head>
            <Headline $length={figure.length}>
              <Figure value={figure} />
            </Headline>
            {badge}
          </Head>
          {children}
        </Body>
      </Card>
    </Place>
  )
}
