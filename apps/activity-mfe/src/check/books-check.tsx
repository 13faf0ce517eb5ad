import { useRead } from '@solvent/api-client'
import { getBooksCheck } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Stack } from '@solvent/ui'
import { Accounts } from './accounts'
import { Differences } from './differences'
import { Verdict } from './verdict'

interface BooksCheckProps {
  /** Opens an entry. */
  onOpen: (id: string) => void
}

/** Whether the books add up, and the evidence for it; rechecked after every save. */
export function BooksCheck({ onOpen }: BooksCheckProps) {
  const query = useRead(getBooksCheck, {})
  return (
    <QueryBoundary query={query} loading="Checking your books..." failed="We couldn't check your books.">
      {(check) => (
        <Stack gap={6}>
          <Verdict check={check} />
          <Differences check={check} onOpen={onOpen} />
          <Accounts accounts={check.accounts} />
        </Stack>
      )}
    </QueryBoundary>
  )
}
