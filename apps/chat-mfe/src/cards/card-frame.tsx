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

const End = styled.span<{ $struck: boolean }>`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $struck }) => $struck && `color: ${color.textMuted}; text-decoration: line-through;`}
`

interface CardFrameProps {
  /** In a few words, such as "lunch, from Cash". */
  title: string
  /** The amount. */
  end?: string | undefined
  /** The amount no longer counts. */
  struck?: boolean
  /** One line about it. */
  detail: string
  /** What became of it. */
  state: { text: string; tone: Tone }
  /** What can be done about it. */
  children?: ReactNode
}

/** One thing that was saved or is proposed. */
export function CardFrame({ title, end, struck = false, detail, state, children }: CardFrameProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          <Caption>{detail}</Caption>
        </div>
        <div>
          {end && <End $struck={struck}>{end}</End>}
          <Badge tone={state.tone}>{state.text}</Badge>
        </div>
      </Head>
      {children}
    </Root>
  )
}
