import { useRead } from '@solvent/api-client'
import { getSchedule, type Liability, liabilityNaming } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import {
  EmptyState,
  formatAmount,
  formatDate,
  Grid,
  Inline,
  ScreenOnly,
  Stack,
  Table,
  type TableColumn,
  TextWithNote,
} from '@solvent/ui'
import type { Schedule, ScheduledPayment } from './schedule'
import { ScheduleCharts } from './schedule-charts'
import { ScheduleDownloads } from './schedule-downloads'

const columns: TableColumn<ScheduledPayment>[] = [
  {
    key: 'due',
    header: 'Due date',
    render: ({ due_date, number }) => (
      <TextWithNote note={`Installment ${number}`}>{formatDate(due_date)}</TextWithNote>
    ),
  },
  { key: 'payment', header: 'Payment', align: 'end', render: ({ payment }) => formatAmount(payment) },
  { key: 'principal', header: 'Principal', align: 'end', render: ({ principal }) => formatAmount(principal) },
  { key: 'interest', header: 'Interest', align: 'end', render: ({ interest }) => formatAmount(interest) },
  { key: 'closing', header: 'Balance', align: 'end', render: ({ closing }) => formatAmount(closing) },
]

/** The schedule of a liability, assuming that every instalment is paid on its due date. */
export function ScheduleSection({ liability }: { liability: Liability }) {
  const query = useRead(getSchedule, { params: { id: liability.id } })
  return (
    <QueryBoundary query={query} loading="Loading schedule..." failed="Failed to load schedule.">
      {(schedule) =>
        schedule.paid_off_on === null ? (
          <EmptyState title="Nothing left to pay" text="This liability is paid off." />
        ) : (
          <Stack gap={5}>
            <Inline justify="between" gap={3}>
              <p>{summaryOf(schedule, schedule.paid_off_on)}</p>
              <ScreenOnly>
                <ScheduleDownloads id={liability.id} />
              </ScreenOnly>
            </Inline>
            <ScreenOnly>
              <Grid minColumn={22}>
                <ScheduleCharts schedule={schedule} />
              </Grid>
            </ScreenOnly>
            <Table
              caption={`Schedule of ${liabilityNaming(liability).name}`}
              columns={columns}
              rows={schedule.payments}
              rowKey={({ number }) => number}
            />
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

function summaryOf({ payments, total_payments, total_interest }: Schedule, paidOffOn: string): string {
  const count = payments.length === 1 ? '1 payment' : `${payments.length} payments`
  const interest = total_interest > 0 ? `including ${formatAmount(total_interest)} interest` : 'no interest'
  return `${count}, ${formatAmount(total_payments)} in total, ${interest}. Paid off on ${formatDate(paidOffOn)}.`
}
