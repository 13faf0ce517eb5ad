import { useRead } from '@solvent/api-client'
import { type EntrySummary, getEntrySummary } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { QueryBoundary } from '@solvent/screen-kit'
import { formatAmount, Grid, Stack, StatTile } from '@solvent/ui'
import type { Filtering } from '../filters/use-filtering'
import { KeptPlace } from '../kept-place'
import { NoEntries } from '../no-entries'
import { useIsBefore } from '../use-is-before'
import { InterestChart, MonthsChart, SpendingChart } from './charts'
import { totalsOf } from './sums'

interface PicturesProps {
  filtering: Filtering
  /** Opens the form of an expense. */
  onRecord: () => void
}

/** What the entries that the filters mean come to, in pictures with their tables. */
export function Pictures({ filtering, onRecord }: PicturesProps) {
  const { filter, count, clear } = filtering
  const query = useRead(getEntrySummary, { query: filter }, { keepPrevious: true })
  const isBefore = useIsBefore(query, JSON.stringify(filter))
  return (
    <KeptPlace label="Pictures" isBusy={isBefore}>
      <QueryBoundary query={query} loading="Loading pictures..." failed="Failed to load the pictures.">
        {(summary) =>
          summary.entries === 0 ? (
            <NoEntries isBefore={isBefore} isFiltered={count > 0} onClear={clear} onRecord={onRecord} />
          ) : (
            <Stack gap={5}>
              <Totals months={summary.months} />
              <Grid minColumn={30}>
                <SpendingChart summary={summary} />
                <MonthsChart summary={summary} />
                <InterestChart summary={summary} />
              </Grid>
            </Stack>
          )
        }
      </QueryBoundary>
    </KeptPlace>
  )
}

function Totals({ months }: Pick<EntrySummary, 'months'>) {
  const { money_in, money_out, interest } = totalsOf(months)
  const hint = `In ${counted(months.length, 'month')}`
  return (
    <Grid>
      <StatTile label="Money In" value={formatAmount(money_in)} hint={hint} />
      <StatTile label="Money Out" value={formatAmount(money_out)} hint={hint} />
      <StatTile label="Interest" value={formatAmount(interest)} hint={hint} />
    </Grid>
  )
}
