import { Button, Form, space, TextField } from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space[2]};
`

/** As long as a message may be. */
const MAX_LENGTH = 4000

interface MessageFormProps {
  disabled: boolean
  /** A reply is on its way. */
  busy: boolean
  /** Answers whether the message was taken; if not, it stays in the field. */
  onSend: (text: string) => boolean
}

/** The person writes to the assistant. */
export function MessageForm({ disabled, busy, onSend }: MessageFormProps) {
  const [text, setText] = useState('')
  const submit = () => {
    if (onSend(text)) setText('')
  }
  return (
    <Form onSubmit={submit}>
      <Row>
        <TextField
          label="Message"
          value={text}
          onChange={setText}
          placeholder="I spent 12.50 on lunch"
          autoComplete="off"
          maxLength={MAX_LENGTH}
        />
        <Button type="submit" variant="primary" disabled={disabled} busy={busy} busyLabel="Sending...">
          Send
        </Button>
      </Row>
    </Form>
  )
}
