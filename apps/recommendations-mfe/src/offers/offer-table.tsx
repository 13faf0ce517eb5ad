import type { ComparedOffers, OfferComparison, OfferCourse } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { Caption, Figure, formatAmount, Inline, Table, type TableColumn } from '@solvent/ui'
import { ENDING_TEXT } from '../projection/ending-text'
import { formatMonth } from '../projection/month-text'
import { Verdict } from './verdict'

/** A side of the comparison. */
interface Side {
  id: string
  name: string
  plan: OfferCourse
  duePerMonth: number
  /** Null for the debts as they are. */
  offered: OfferComparison | null
}

const columns: TableColumn<Side>[] = [
  {
    key: 'name',
    header: 'Offer',
    render: ({ name, offered }) => (
      <Inline>
        {name}
        {offered && <Verdict verdict={offered.verdict} />}
      </Inline>
    ),
  },
  {
    key: 'free',
    header: 'Debt-free',
    render: ({ plan: { ending, debt_free_month } }) =>
      debt_free_month ? (
        <Figure value={formatMonth(debt_free_month)} />
      ) : ending === 'debt_free' ? (
        'Now'
      ) : (
        ENDING_TEXT[ending]
      ),
  },
  {
    key: 'interest',
    header: 'Interest and fees',
    align: 'end',
    render: ({ plan, offered }) => (
      <>
        {plan.ending === 'debt_free' ? (
          <Figure value={formatAmount(costOf(plan, offered))} />
        ) : (
          'Not paid off'
        )}
        {offered && offered.forgiven > 0 && (
          <Caption as="div">{`${formatAmount(offered.forgiven)} forgiven`}</Caption>
        )}
      </>
    ),
  },
  {
    key: 'due',
    header: 'Due a month',
    align: 'end',
    render: ({ duePerMonth }) => <Figure value={formatAmount(duePerMonth)} />,
  },
  {
    key: 'saved',
    header: 'You save',
    align: 'end',
    render: ({ offered }) => (offered?.saved == null ? '–' : <Figure value={formatAmount(offered.saved)} />),
  },
  {
    key: 'ahead',
    header: 'Ahead from',
    render: ({ offered }) => (offered?.ahead_from ? formatMonth(offered.ahead_from) : '–'),
  },
]

/** The debts as they are and with each offer, by the person's plan. */
export function OfferTable({ today, offers }: ComparedOffers) {
  const sides: Side[] = [
    {
      id: 'today',
      name: 'Your debts as they are',
      plan: today.plan,
      duePerMonth: today.due_per_month,
      offered: null,
    },
    ...offers.flatMap(({ id, name, comparison }) =>
      comparison
        ? [{ id, name, plan: comparison.plan, duePerMonth: comparison.due_per_month, offered: comparison }]
        : [],
    ),
  ]
  return <Table caption="Offers side by side" columns={columns} rows={sides} rowKey={({ id }) => id} />
}

function costOf({ interest }: OfferCourse, offered: OfferComparison | null): number {
  const fees = toMinor(offered?.fee ?? 0) + toMinor(offered?.charges ?? 0)
  return fromMinor(toMinor(interest) + fees)
}
