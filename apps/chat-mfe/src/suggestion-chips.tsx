import { Button, media, space } from '@solvent/ui'
import styled from 'styled-components'
import { suggestions } from './texts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
  & > li { flex: none; }
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; }
`

interface SuggestionChipsProps {
  disabled: boolean
  onChoose: (text: string) => void
}

/** Questions that are sent with one tap. */
export function SuggestionChips({ disabled, onChoose }: SuggestionChipsProps) {
  return (
    <List aria-label="Suggestions">
      {suggestions.map((text) => (
        <li key={text}>
          <Button small disabled={disabled} onClick={() => onChoose(text)}>
            {text}
          </Button>
        </li>
      ))}
    </List>
  )
}
