import type { EntrySummary } from '@solvent/contracts'
import { BarChart, Caption, Card, formatAmount, formatCompactAmount } from '@solvent/ui'
import { shortMonth } from './short-month'
import { sumOf, totalsOf, withOwnLabels } from './sums'

/** So many months have a bar at most. */
const MOST_MONTHS = 12

const formats = { format: formatAmount, formatAxis: (value: number) => formatCompactAmount(value) }

interface ChartProps {
  summary: EntrySummary
}

/** What the money was spent on. */
export function SpendingChart({ summary: { spending } }: ChartProps) {
  const title = 'Spending by category'
  const points = spending.map(({ category, amount }) => ({ label: category ?? 'No category', value: amount }))
  const [most] = points
  if (!most) return <NoChart title={title} text="Nothing was spent here." />
  const all = formatAmount(sumOf(points.map(({ value }) => value)))
  return (
    <BarChart
      title={title}
      summary={`${most.label} took the most: ${formatAmount(most.value)} of ${all}.`}
      series={[{ name: 'Spent', points }]}
      labelHeading="Category"
      {...formats}
    />
  )
}

/** What came in and went out in each of the last months. */
export function MonthsChart({ summary: { months } }: ChartProps) {
  const title = 'Money in and out by month'
  const shown = months.slice(0, MOST_MONTHS).toReversed()
  const { money_in, money_out } = totalsOf(shown)
  if (money_in === 0 && money_out === 0) return <NoChart title={title} text="No money moved here." />
  const pointsOf = (way: 'money_in' | 'money_out') =>
    shown.map((month) => ({ label: shortMonth(month.month), value: month[way] }))
  const first = shown[0]?.month ?? ''
  const last = shown.at(-1)?.month ?? ''
  const when = first === last ? `in ${shortMonth(first)}` : `from ${shortMonth(first)} to ${shortMonth(last)}`
  return (
    <BarChart
      title={title}
      summary={`${formatAmount(money_in)} came in and ${formatAmount(money_out)} went out ${when}.`}
      series={[
        { name: 'In', points: pointsOf('money_in') },
        { name: 'Out', points: pointsOf('money_out') },
      ]}
      labelHeading="Month"
      {...formats}
    />
  )
}

/** What each debt cost. */
export function InterestChart({ summary: { interest } }: ChartProps) {
  const title = 'Interest by debt'
  const [most] = interest
  if (!most) return <NoChart title={title} text="No debt cost interest here." />
  const all = formatAmount(sumOf(interest.map(({ amount }) => amount)))
  const points = withOwnLabels(interest).map(({ label, amount }) => ({ label, value: amount }))
  return (
    <BarChart
      title={title}
      summary={`${most.label} cost the most: ${formatAmount(most.amount)} of ${all}.`}
      series={[{ name: 'Interest', points }]}
      labelHeading="Debt"
      {...formats}
    />
  )
}

/** Stands in the place of a chart that has nothing to show. */
function NoChart({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <Caption>{text}</Caption>
    </Card>
  )
}
