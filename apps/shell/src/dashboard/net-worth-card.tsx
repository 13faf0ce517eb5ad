import type { QueryState } from '@solvent/api-client'
import { Caption, formatCompactAmount, formatDashboardAmount, formatDate, LineChart } from '@solvent/ui'
import { type NetWorthDay, netWorthChange, recordedDays } from './net-worth-history'
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
      failed="The history of your net worth could not be loaded."
      height={21}
    >
      {({ series }) => <NetWorthLine days={recordedDays(series)} currency={currency} />}
    </Panel>
  )
}

function NetWorthLine({ days, currency }: { days: readonly NetWorthDay[]; currency: string }) {
  const inCurrency = (amount: number) => formatDashboardAmount(amount, currency)
  // A line takes two days.
  if (days.length === 0) return <Caption>The line starts with the first thing you own or owe.</Caption>
  if (days.length === 1)
    return <Caption>Your history starts today. From tomorrow on you see how it moves.</Caption>
  return (
    <LineChart
      title={`The last ${days.length} days`}
      summary={netWorthChange(days, inCurrency)}
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
