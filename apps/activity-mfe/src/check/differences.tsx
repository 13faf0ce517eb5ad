import type { BooksCheck } from '@solvent/contracts'
import { Button, Caption, Card, color, font, Inline, space } from '@solvent/ui'
import styled from 'styled-components'
import { EntriesLink } from './entries-link'

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; gap: ${space[2]}; padding: ${space[4]} 0; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid ${color.border}; }
  & > li:first-child { padding-top: 0; }
  & > li:last-child { padding-bottom: 0; }
`

const What = styled.p`
  font: ${font.bodyStrong};
`

interface DifferencesProps {
  check: BooksCheck
  onOpen: (id: string) => void
}

/** The differences found, each with advice. */
export function Differences({ check: { differences, accounts }, onOpen }: DifferencesProps) {
  if (differences.length === 0) return null
  const labelOf = (id: string) =>
    accounts.find(({ account_id }) => account_id === id)?.label ?? 'this account'
  return (
    <Card title="Differences found">
      <List>
        {differences.map(({ rule, what, advice, account_id, entry_id }) => (
          <li key={[rule, account_id, entry_id, what].join()}>
            <What>{what}</What>
            <Caption>{advice}</Caption>
            <Inline>
              {entry_id && (
                <Button small onClick={() => onOpen(entry_id)} aria-label={`Open the entry: ${what}`}>
                  Open the entry
                </Button>
              )}
              {account_id && <EntriesLink accountId={account_id} label={labelOf(account_id)} />}
            </Inline>
          </li>
        ))}
      </List>
    </Card>
  )
}
