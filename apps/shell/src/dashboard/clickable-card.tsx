import { Card, color, font, radius, space } from '@solvent/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

// The link covers the card, so the whole of it can be clicked and there is still one link to hear of.
const Place = styled.div`
  position: relative;
  & > section { display: flex; flex-direction: column; height: 100%; }
  &:has(a:hover) > section { border-color: ${color.borderStrong}; }
`

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

const Lead = styled(Link)`
  margin-top: auto;
  color: ${color.accentText};
  font: ${font.bodyStrong};
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.card}; }
`

export const Figure = styled.p`
  font: ${font.figure};
  font-variant-numeric: tabular-nums;
`

interface ClickableCardProps {
  title: string
  /** Where a click anywhere on the card leads, and the words of its link. */
  to: string
  linkText: string
  /** A word on how things stand. */
  badge?: ReactNode
  children: ReactNode
}

/** A card of the dashboard that leads to its page. */
export function ClickableCard({ title, to, linkText, badge, children }: ClickableCardProps) {
  return (
    <Place>
      <Card title={title} action={badge}>
        <Body>
          {children}
          <Lead to={to}>{linkText}</Lead>
        </Body>
      </Card>
    </Place>
  )
}
