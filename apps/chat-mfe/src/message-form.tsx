import { Button, Form, space, TextField } from '@solvent/ui'
import type { Ref } from 'react'
import styled from 'styled-components'

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space[2]};
  /* Scrolled into view, it must not be covered by the shell's bars. */
  & input { scroll-margin: 5rem 0; }
`

/** The longest message, in characters. */
const MAX_LENGTH = 4000

interface MessageFormProps {
  text: string
  onChange: (text: string) => void
  disabled: boolean
  onSend: () => void
  /** The ref of the text field. */
  field: Ref<HTMLInputElement>
}

/** The text field and Send button for a message. */
export function MessageForm({ text, onChange, disabled, onSend, field }: MessageFormProps) {
  return (
    <Form onSubmit={onSend}>
      <Row>
        <TextField
          label="Message"
          value={text}
          onChange={onChange}
          placeholder="I spent 12.50 on lunch"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          ref={field}
        />
        <Button type="submit" variant="primary" disabled={disabled}>
          Send
        </Button>
      </Row>
    </Form>
  )
}
