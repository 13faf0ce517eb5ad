import { color, Spinner, space } from '@solvent/ui'
import styled from 'styled-components'

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 100dvh;
  padding: ${space[4]};
  color: ${color.textMuted};
`

/** A spinner with text in the middle of the window, shown while the dashboard loads. */
export function FullScreenMessage({ text }: { text: string }) {
  return (
    <Root role="status">
      <Spinner />
      {text}
    </Root>
  )
}
