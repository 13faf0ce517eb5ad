import type { EntrySummary } from '@solvent/contracts'
import { useCategoryLook } from '@solvent/screen-kit'
import { BarChart, Caption, Card, formatAmount, formatCompactAmount } from '@solvent/ui'
import { shortMonth } from './short-month'
import { sumOf, totalsOf, withUniqueLabels } from './sums'

/** The most months in a chart. */
const MAX_MONTHS = 12

const formats = { format: formatAmount, formatAxis: (value: number) => formatCompactAmount(value) }

interface ChartProps {
  summary: EntrySummary
}

/** Spending by category. */
export function SpendingChart({ summary: { spending } }: ChartProps) {
  const title = 'Spending by category'
  const lookOf = useCategoryLook()
  // In a period with more refunds than expenses, a category has nothing to show.
  const points = spending
    .filter(({ amount }) => amount > 0)
    .map(({ category, amount }) => ({
      label: category ?? 'No category',
      value: amount,
      ...lookOf(category ?? 'Other'),
    }))
  const [largest] = points
  if (!largest) return <NoChart title={title} text="No spending in this period." />
  const total = formatAmount(sumOf(spending.map(({ amount }) => amount)))
  return (
    <BarChart
      title={title}
      summary={`Largest category: ${largest.label}, ${formatAmount(largest.value)} of ${total}.`}
      series={[{ name: 'Spent', points }]}
      labelHeading="Category"
      {...formats}
    />
  )
}

/** Money in and out in each of the last months. */
export function MonthsChart({ summary: { months } }: ChartProps) {
  const title = 'Money in and out by month'
  const shown = months.slice(0, MAX_MONTHS).toReversed()
  const { money_in, money_out } = totalsOf(shown)
  if (money_in === 0 && money_out === 0) return <NoChart title={title} text="No activity in this period." />
  const pointsOf = (key: 'money_in' | 'money_out') =>
    shown.map((month) => ({ label: shortMonth(month.month), value: month[key] }))
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

/** Interest by debt. */
export function InterestChart({ summary: { interest } }: ChartProps) {
  const title = 'Interest by debt'
  const [largest] = interest
  if (!largest) return <NoChart title={title} text="No interest in this period." />
  const total = formatAmount(sumOf(interest.map(({ amount }) => amount)))
  const points = withUniqueLabels(interest).map(({ label, amount }) => ({ label, value: amount }))
  return (
    <BarChart
      title={title}
      summary={`${largest.label} cost the most: ${formatAmount(largest.amount)} of ${total}.`}
      series={[{ name: 'Interest', points }]}
      labelHeading="Debt"
      {...formats}
    />
  )
}

/** Shown in place of an empty chart. */
function NoChart({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <Caption>{text}</Caption>
    </Card>
  )
}
