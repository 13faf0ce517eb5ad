import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons'
import { color, font, radius, space } from '../tokens/tokens'
import { type Tone, toneColors } from '../tokens/tone'

type BannerTone = 'info' | 'warning' | 'error' | 'success'

export type BannerProps = {
  /** What kind of message it is; errors interrupt screen readers, the others wait. */
  tone: BannerTone
  /** The message; each line of a string is a separate paragraph. */
  children: ReactNode
  /** A button or link to act on the message. */
  action?: ReactNode
}

const looks: Record<BannerTone, { tone: Tone; icon: () => ReactNode }> = {
  info: { tone: 'accent', icon: InfoIcon },
  warning: { tone: 'warning', icon: WarningIcon },
  error: { tone: 'danger', icon: ErrorIcon },
  success: { tone: 'success', icon: SuccessIcon },
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => toneColors[$tone].soft};
`

const Message = styled.div`
  display: flex;
  flex: 1 1 14rem;
  gap: ${space[2]};
  min-width: 0;
  font: ${font.body};
  color: ${color.text};
  overflow-wrap: anywhere;
`

const IconBox = styled.span<{ $tone: Tone }>`
  flex: none;
  display: flex;
  align-items: center;
  height: 1.5rem;
  color: ${({ $tone }) => toneColors[$tone].text};
`

function linesOf(message: ReactNode): ReactNode {
  if (typeof message !== 'string' || !message.includes('\n')) return message
  return message.split('\n').map((line) => <p key={line}>{line}</p>)
}

/** A message in the flow of the page. */
export function Banner({ tone, children, action }: BannerProps) {
  const { tone: colors, icon: ToneIcon } = looks[tone]
  return (
    <Root $tone={colors} role={tone === 'error' ? 'alert' : 'status'}>
      <Message>
        <IconBox $tone={colors}>
          <ToneIcon />
        </IconBox>
        <div>{linesOf(children)}</div>
      </Message>
      {action}
    </Root>
  )
}
