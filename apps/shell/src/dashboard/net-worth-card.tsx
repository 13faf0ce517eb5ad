import type { QueryState } from '@solvent/api-client'
import { formatCompactAmount, formatDashboardAmount, formatDate, LineChart } from '@solvent/ui'
import { type NetWorthDay, netWorthSummary, recordedDays } from './net-worth-history'
import { Panel } from './panel'

interface NetWorthCardProps {
  query: QueryState<{ series: NetWorthDay[] }>
  currency: string
}

/** How net worth moved over the last 90 days. */
export function NetWorthCard({ query, currency }: NetWorthCardProps) {
  return (
    <Panel
      title="Net worth over time"
      query={query}
      failed="We couldn't load your net worth history."
      height={21}
    >
      {({ series }) => <NetWorthLine days={recordedDays(series)} currency={currency} />}
    </Panel>
  )
}

function NetWorthLine({ days, currency }: { days: readonly NetWorthDay[]; currency: string }) {
  const inCurrency = (amount: number) => formatDashboardAmount(amount, currency)
  return (
    <LineChart
      title={`The last ${days.length} days`}
      summary={netWorthSummary(days, inCurrency)}
      series={[
        {
          name: 'Net worth',
          points: days.map(({ date, net_worth }) => ({ label: formatDate(date), value: net_worth })),
        },
      ]}
      format={inCurrency}
      formatAxis={(amount) => formatCompactAmount(amount, currency)}
      labelHeading="Day"
    />
  )
}
