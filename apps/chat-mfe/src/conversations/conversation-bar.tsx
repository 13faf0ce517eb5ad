import { Button, font, space } from '@solvent/ui'
import styled from 'styled-components'

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
`

const Title = styled.h3`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  font: ${font.bodyStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`

interface ConversationBarProps {
  title: string
  disabled: boolean
  /** Whether the list of conversations is shown. */
  listed: boolean
  onList: () => void
  onBegin: () => void
}

/** The title of the conversation, and buttons for a new one and the history. */
export function ConversationBar({ title, disabled, listed, onList, onBegin }: ConversationBarProps) {
  return (
    <Row>
      <Title>{title}</Title>
      <Button small variant="ghost" disabled={disabled} onClick={onBegin}>
        New
      </Button>
      <Button small variant="ghost" disabled={disabled} aria-expanded={listed} onClick={onList}>
        History
      </Button>
    </Row>
  )
}
