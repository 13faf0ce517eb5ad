import type { DebtFile } from '@solvent/contracts'
import { Disclosure } from '@solvent/ui'

/** How many skipped rows are listed. */
const MAX_LISTED = 20

/** How many rows of the file are no open debts, and why. Renders nothing without any. */
export function SkippedRows({ rows }: { rows: DebtFile['skipped'] }) {
  if (rows.length === 0) return null
  const more = rows.length - MAX_LISTED
  return (
    <Disclosure title={rows.length === 1 ? '1 row was skipped' : `${rows.length} rows were skipped`}>
      <ul>
        {rows.slice(0, MAX_LISTED).map(({ line, reason }) => (
          <li key={line}>{`Line ${line}: ${reason}`}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Disclosure>
  )
}
