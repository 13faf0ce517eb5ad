import styled from 'styled-components'
import { Spinner } from '../button/spinner'
import { color, space } from '../tokens/tokens'

export type FullScreenMessageProps = {
  /** The message, such as "Loading...". */
  text: string
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 100dvh;
  padding: ${space[4]};
  color: ${color.textMuted};
`

/** A spinner with text in the middle of the window, shown while the app loads. */
export function FullScreenMessage({ text }: FullScreenMessageProps) {
  return (
    <Root role="status">
      <Spinner />
      {text}
    </Root>
  )
}
