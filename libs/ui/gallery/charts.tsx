import {
  BarChart,
  Card,
  formatAmount,
  formatCompactAmount,
  Grid,
  LineChart,
  ShareBar,
  Sparkline,
} from '../src/index'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The label of a month, counted from January 2026. */
function monthLabel(index: number): string {
  return `${MONTHS[index % 12]} ${2026 + Math.floor(index / 12)}`
}

/** A debt that falls by the same amount each month until it is paid off. */
function falling(start: number, step: number) {
  return Array.from({ length: Math.ceil(start / step) + 1 }, (_, index) => ({
    label: monthLabel(index),
    value: Math.max(start - step * index, 0),
  }))
}

const netWorth = [-4200, -2900, -3100, -800, 400, 1900, 3700, 3300, 5200, 7900, 8400, 10_250]
const amounts = { format: formatAmount, formatAxis: formatCompactAmount }

const owned = [
  { name: 'Vehicle', value: 9800 },
  { name: 'Checking Account', value: 6535 },
  { name: 'Savings Account', value: 6200 },
  { name: 'Cash', value: 241 },
  { name: 'Other', value: 120 },
]

export function ChartsExample() {
  return (
    <Grid minColumn={24}>
      <LineChart
        title="Net worth over time"
        summary="Up $14,450.00 since January."
        series={[
          {
            name: 'Net worth',
            points: netWorth.map((value, index) => ({ label: monthLabel(index), value })),
          },
        ]}
        {...amounts}
      />
      <LineChart
        title="Debt by strategy"
        summary="Avalanche is debt-free first, in Nov 2027."
        series={[
          { name: 'Avalanche', points: falling(24_000, 1080) },
          { name: 'Snowball', points: falling(24_000, 960) },
          { name: 'Your priorities', points: falling(24_000, 820) },
          { name: 'Minimum payments only', points: falling(24_000, 640) },
          { name: 'With $500.00 extra', points: falling(24_000, 1500) },
        ]}
        {...amounts}
      />
      <LineChart
        title="What you owe"
        summary="Down to nothing in Nov 2027, 11 months sooner, saves $2,854.21 of interest."
        series={[
          { name: 'Your plan', points: falling(24_000, 1080) },
          { name: 'Only what is due', points: falling(24_000, 720) },
        ]}
        gap="saves $2,854.21"
        {...amounts}
      />
      <BarChart
        title="Where this month's budget goes"
        summary="Most of it pays the car loan."
        labelHeading="Liability"
        series={[
          {
            name: 'Planned',
            points: [
              { label: 'Car', value: 640 },
              { label: 'Home improvement loan', value: 320 },
              { label: 'Phone', value: 45.5 },
            ],
          },
        ]}
        {...amounts}
      />
      <BarChart
        title="Principal and interest"
        summary="Interest falls from $120.00 to $10.00."
        series={[
          {
            name: 'Principal',
            points: [400, 430, 460, 490].map((value, at) => ({ label: monthLabel(at), value })),
          },
          {
            name: 'Interest',
            points: [120, 90, 60, 10].map((value, at) => ({ label: monthLabel(at), value })),
          },
          { name: 'Fees', points: [20, 20, 20, 20].map((value, at) => ({ label: monthLabel(at), value })) },
        ]}
        {...amounts}
      />
      <Card title="What you own">
        <ShareBar
          title="What you own, by type"
          shares={owned}
          format={formatAmount}
          sum={(values) => values.reduce((total, value) => total + value, 0)}
        />
        <Sparkline values={netWorth} />
      </Card>
    </Grid>
  )
}
