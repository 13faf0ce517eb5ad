import { Badge, Caption, color, font, radius, space, type Tone } from '@solvent/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  & > div { display: grid; align-content: start; justify-items: start; min-width: 0; }
  & > div:last-child { flex: none; justify-items: end; }
`

const Title = styled.h3`
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
  &::first-letter { text-transform: uppercase; }
`

const Amount = styled.span<{ $struck: boolean }>`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $struck }) => $struck && `color: ${color.textMuted}; text-decoration: line-through;`}
`

interface CardFrameProps {
  /** Such as "lunch, from Cash". */
  title: string
  /** The formatted amount. */
  amount?: string | undefined
  /** Whether the amount is struck through. */
  struck?: boolean
  /** One line of detail. */
  detail: string
  /** The status badge. */
  state: { text: string; tone: Tone }
  /** The actions. */
  children?: ReactNode
}

/** The frame of a saved entry or a draft. */
export function CardFrame({ title, amount, struck = false, detail, state, children }: CardFrameProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          <Caption>{detail}</Caption>
        </div>
        <div>
          {amount && <Amount $struck={struck}>{amount}</Amount>}
          <Badge tone={state.tone}>{state.text}</Badge>
        </div>
      </Head>
      {children}
    </Root>
  )
}
