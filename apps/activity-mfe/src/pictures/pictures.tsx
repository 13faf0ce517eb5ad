import { useRead } from '@solvent/api-client'
import { type EntrySummary, getEntrySummary } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { QueryBoundary } from '@solvent/screen-kit'
import { formatAmount, Grid, Stack, StatTile } from '@solvent/ui'
import type { Filtering } from '../filters/use-filtering'
import { FocusRegion } from '../focus-region'
import { NoEntries } from '../no-entries'
import { useIsStale } from '../use-is-stale'
import { InterestChart, MonthsChart, SpendingChart } from './charts'
import { totalsOf } from './sums'

interface PicturesProps {
  filtering: Filtering
  /** Opens the form for an expense. */
  onRecord: () => void
}

/** Totals and charts of the filtered entries. */
export function Pictures({ filtering, onRecord }: PicturesProps) {
  const { filter, count, clear } = filtering
  const query = useRead(getEntrySummary, { query: filter }, { keepPrevious: true })
  const isStale = useIsStale(query, JSON.stringify(filter))
  return (
    <FocusRegion label="Charts" isBusy={isStale}>
      <QueryBoundary query={query} loading="Loading charts..." failed="We couldn't load the charts.">
        {(summary) =>
          summary.entries === 0 ? (
            <NoEntries isStale={isStale} isFiltered={count > 0} onClear={clear} onRecord={onRecord} />
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
    </FocusRegion>
  )
}

function Totals({ months }: Pick<EntrySummary, 'months'>) {
  const { money_in, money_out, interest } = totalsOf(months)
  const hint = `Over ${counted(months.length, 'month')}`
  return (
    <Grid>
      <StatTile label="Money in" value={formatAmount(money_in)} hint={hint} />
      <StatTile label="Money out" value={formatAmount(money_out)} hint={hint} />
      <StatTile label="Interest" value={formatAmount(interest)} hint={hint} />
    </Grid>
  )
}
