import styled from 'styled-components'
import { Spinner } from '../button/spinner'
import { color, space } from '../tokens/tokens'

export type FullScreenMessageProps = {
  /** What is being waited for, such as "Loading...". */
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

/** A spinner with text in the middle of the window, while the app itself is not there yet. */
export function FullScreenMessage({ text }: FullScreenMessageProps) {
  return (
    <Root role="status">
      <Spinner />
      {text}
    </Root>
  )
}
