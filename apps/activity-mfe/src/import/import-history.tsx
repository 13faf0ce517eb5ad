import { useRead } from '@solvent/api-client'
import { type BankImport, listBankImports } from '@solvent/contracts'
import { ConfirmDialog, QueryBoundary } from '@solvent/screen-kit'
import {
  Banner,
  Button,
  Caption,
  color,
  EmptyState,
  font,
  formatDate,
  Inline,
  Stack,
  space,
} from '@solvent/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { countedLines } from './count-words'
import { type UndoRefusal, useUndoImport } from './use-undo-import'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding: ${space[3]} 0; }
  & > li + li { border-top: 1px solid ${color.border}; }
`

const Name = styled.p`
  font: ${font.bodyStrong};
  overflow-wrap: anywhere;
`

/** The earlier imports, newest first, each with a button that undoes it. */
export function ImportHistory() {
  const query = useRead(listBankImports, {})
  const [asked, setAsked] = useState<BankImport | null>(null)
  const [refusal, setRefusal] = useState<UndoRefusal | null>(null)
  const { undo, undoing } = useUndoImport(setRefusal)

  function start(action: () => void) {
    setRefusal(null)
    action()
  }
  const undoOthers = refusal?.undoOthers
  return (
    <Stack>
      {refusal && (
        <Banner
          tone="error"
          action={
            undoOthers && (
              <Button small onClick={() => start(undoOthers)}>
                Undo the others
              </Button>
            )
          }
        >
          {refusal.text}
        </Banner>
      )}
      <QueryBoundary query={query} loading="Loading imports..." failed="We couldn't load your imports.">
        {({ imports }) =>
          imports.length === 0 ? (
            <EmptyState title="No imports yet" text="Bank files that you import are listed here." />
          ) : (
            <List aria-label="Imports">
              {imports.map((one) => (
                <li key={one.id}>
                  <ImportItem imported={one} undoing={undoing} onUndo={() => setAsked(one)} />
                </li>
              ))}
            </List>
          )
        }
      </QueryBoundary>
      {asked && (
        <ConfirmDialog
          title={`Undo the import of ${asked.file_name}?`}
          action="Undo import"
          onConfirm={() => start(() => void undo(asked))}
          onClose={() => setAsked(null)}
        >
          {`The entries of its ${countedLines(asked.lines - asked.existing)} are deleted from your books.`}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

interface ImportItemProps {
  imported: BankImport
  /** The id of the import that is being undone. */
  undoing: string | null
  onUndo: () => void
}

function ImportItem({ imported, undoing, onUndo }: ImportItemProps) {
  const { id, file_name, label, created_at, lines, from, to, undone_at } = imported
  return (
    <Inline justify="between">
      <div>
        <Name>{file_name}</Name>
        <Caption>{`${label} · ${countedLines(lines)} from ${formatDate(from)} to ${formatDate(to)}`}</Caption>
        <Caption>{`Imported on ${formatDate(created_at.slice(0, 10))}`}</Caption>
      </div>
      {undone_at === null ? (
        <Button
          small
          onClick={onUndo}
          busy={undoing === id}
          busyLabel="Undoing..."
          aria-label={`Undo the import of ${file_name}`}
        >
          Undo
        </Button>
      ) : (
        <Caption>{`Undone on ${formatDate(undone_at.slice(0, 10))}`}</Caption>
      )}
    </Inline>
  )
}
