import type { QueryState } from '@solvent/api-client'
import { BarChart, formatCompactAmount, formatDashboardAmount, formatDate, LineChart } from '@solvent/ui'
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
  const [first] = days
  // A line needs at least two days.
  if (!first || days.length === 1) return <FirstDay day={first} currency={currency} />
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

/** Shown until there are two days: what is owned beside what is owed. */
function FirstDay({ day, currency }: { day: NetWorthDay | undefined; currency: string }) {
  const inCurrency = (amount: number) => formatDashboardAmount(amount, currency)
  const { assets, liabilities, net_worth } = day ?? { assets: 0, liabilities: 0, net_worth: 0 }
  return (
    <BarChart
      title="Today"
      summary={`You own ${inCurrency(assets)} and owe ${inCurrency(liabilities)}. Your net worth is ${inCurrency(net_worth)}. Your history starts today.`}
      series={[
        { name: 'You own', points: [{ label: 'Today', value: assets }] },
        { name: 'You owe', points: [{ label: 'Today', value: liabilities }] },
      ]}
      format={inCurrency}
      formatAxis={(amount) => formatCompactAmount(amount, currency)}
      labelHeading="Day"
    />
  )
}
