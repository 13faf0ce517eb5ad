import { useRead } from '@solvent/api-client'
import { getDashboard } from '@solvent/contracts'
import { Button, media, space } from '@solvent/ui'
import styled from 'styled-components'
import { suggestionsFor } from './suggestions'

const List = styled.ul<{ $still: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { flex: none; }
  ${media.phone} {
    flex-wrap: nowrap;
    /* Its disabled buttons cannot take the focus, so the keyboard could not scroll it. */
    overflow-x: ${({ $still }) => ($still ? 'hidden' : 'auto')};
    /* Extends to the edge, so that a cut-off chip shows that it scrolls. */
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
    scrollbar-width: none;
  }
`

/** The facts that select the suggestions; null until loaded. */
function useSuggestionFacts() {
  const { data: dashboard } = useRead(getDashboard, {})
  if (!dashboard) return null
  return {
    hasAssets: dashboard.total_assets > 0,
    hasDebts: dashboard.active_liabilities_count > 0,
  }
}

interface SuggestionChipsProps {
  disabled: boolean
  onChoose: (text: string) => void
}

/** Suggested questions, sent with one tap. */
export function SuggestionChips({ disabled, onChoose }: SuggestionChipsProps) {
  return (
    <List aria-label="Suggestions" $still={disabled}>
      {suggestionsFor(useSuggestionFacts()).map((text) => (
        <li key={text}>
          <Button small disabled={disabled} onClick={() => onChoose(text)}>
            {text}
          </Button>
        </li>
      ))}
    </List>
  )
}
