import { BarChart, formatAmount, formatDate, LineChart } from '@solvent/ui'
import { pointsOf, type Schedule, sharesOf } from './schedule'

/** Charts of the balance, and of principal and interest. */
export function ScheduleCharts({ schedule }: { schedule: Schedule }) {
  const { payments, total_interest, total_payments, paid_off_on } = schedule
  const now = { label: 'Now', value: payments[0]?.opening ?? 0 }
  const left = pointsOf(payments).map(({ due_date, closing }) => ({
    label: formatDate(due_date),
    value: closing,
  }))
  const { by, shares } = sharesOf(payments)
  const barsOf = (part: 'principal' | 'interest') =>
    shares.map((share) => ({
      label: by === 'year' ? share.label : formatDate(share.label),
      value: share[part],
    }))
  return (
    <>
      <LineChart
        title="Balance over time"
        summary={`From ${formatAmount(now.value)} now to ${formatAmount(0)}${paid_off_on ? ` on ${formatDate(paid_off_on)}` : ''}.`}
        series={[{ name: 'Balance', points: [now, ...left] }]}
        format={formatAmount}
      />
      <BarChart
        title={by === 'year' ? 'Principal and interest by year' : 'Principal and interest by payment'}
        summary={`${formatAmount(total_interest)} of ${formatAmount(total_payments)} is interest.`}
        series={[
          { name: 'Principal', points: barsOf('principal') },
          { name: 'Interest', points: barsOf('interest') },
        ]}
        format={formatAmount}
      />
    </>
  )
}
