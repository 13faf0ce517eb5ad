import { useRead } from '@solvent/api-client'
import { type Liability, listLiabilities } from '@solvent/contracts'
import { backToMinor } from '@solvent/money'
import { formatMoney, QueryBoundary } from '@solvent/screen-kit'
import { Caption, EmptyState, Page, StatTile } from '@solvent/ui'
import { useLastChange } from './use-last-change'

/** The queries of the page, for prefetching. */
export const readings = [[listLiabilities, {}]] as const

/** Notes on debts: what is left to pay, and where it last changed. */
export default function DebtNotesPage() {
  const query = useRead(listLiabilities, {})
  const lastChange = useLastChange()
  return (
    <Page title="Debt notes">
      <QueryBoundary query={query} loading="Loading debts..." failed="Failed to load debts.">
        {({ liabilities }) =>
          liabilities.length === 0 ? (
            <EmptyState title="No debts" text="Notes on your debts will appear here." />
          ) : (
            <StatTile label="Left to pay" value={formatMoney(sumOfDebts(liabilities))} />
          )
        }
      </QueryBoundary>
      {lastChange && <Caption>Your debts changed {lastChange}.</Caption>}
    </Page>
  )
}

/** In minor units. */
function sumOfDebts(liabilities: readonly Liability[]): bigint {
  return liabilities.reduce((sum, { remaining_amount }) => sum + backToMinor(remaining_amount), 0n)
}
