import { today } from '@solvent/api-client'
import { liabilityNaming, type PayoffProjection, type Plan, type PlanItem } from '@solvent/contracts'
import { dateInWords, fromMinor, monthInWords, toMinor } from '@solvent/money'
import { lazyPart } from '@solvent/screen-kit'
import { formatAmount, formatPercent, usePrinting } from '@solvent/ui'
import { useEffect } from 'react'
import { ALL_CLEAR } from '../plan/empty-plan'
import { utilizationOf } from '../plan/utilization'
import { strategyWords } from '../strategies'
import type { DebtFreeOnPaperProps } from './debt-free-on-paper'
import { Figures, List, Sheet } from './paper-styles'

// Lazy, because it calculates the projection.
const DebtFreeOnPaper = lazyPart<DebtFreeOnPaperProps>({
  load: () => import('../plan-parts').then((module) => module.DebtFreeOnPaper),
  loading: 'Calculating your debt-free date...',
  failed: "We couldn't load your debt-free date.",
  placeholder: () => <></>,
})

interface PlanOnPaperProps {
  plan: Plan
  /** The projection of the plan; undefined until loaded. */
  projection: PayoffProjection | undefined
}

/** The printed version of this month's plan; rendered only while printing. */
export function PlanOnPaper({ plan, projection }: PlanOnPaperProps) {
  const isPrinting = usePrinting()
  // A page that is printing does not wait for scripts.
  useEffect(DebtFreeOnPaper.preload, [])
  if (!isPrinting) return null
  const isClear = plan.recommendations.length === 0
  return (
    <Sheet>
      <h1>{`My plan, ${monthInWords(today())}`}</h1>
      <PlanFigures plan={plan} />
      {isClear ? <p>{ALL_CLEAR}</p> : <ListOnPaper plan={plan} />}
      {!isClear && projection && <DebtFreeOnPaper plan={plan} projection={projection} />}
    </Sheet>
  )
}

function ListOnPaper({ plan: { recommendations, strategy } }: { plan: Plan }) {
  const toPay = recommendations.reduce((sum, { amount }) => sum + toMinor(amount), 0n)
  return (
    <List>
      <caption>{`${strategyWords[strategy].name}. ${strategyWords[strategy].meaning}.`}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Debt</th>
          <th scope="col">Due</th>
          <th scope="col">Pay this month</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {recommendations.map((item, index) => (
          <ItemOnPaper key={item.liability.id} item={item} rank={index + 1} />
        ))}
        <tr>
          <td />
          <th scope="row">Total</th>
          <td />
          <td>
            <strong>{formatAmount(fromMinor(toPay))}</strong>
          </td>
          <td />
        </tr>
      </tbody>
    </List>
  )
}

function PlanFigures({ plan }: { plan: Plan }) {
  const figures = [
    ['Total Income', formatAmount(plan.total_income)],
    ['Available Budget', formatAmount(plan.available_budget)],
    ['Remaining Budget', formatAmount(plan.remaining_budget)],
    ['Budget Utilization', formatPercent(utilizationOf(plan).percent, 1)],
  ] as const
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  )
}

function ItemOnPaper({ item, rank }: { item: PlanItem; rank: number }) {
  const { liability, amount, short_by } = item
  const { name, type } = liabilityNaming(liability)
  return (
    <tr>
      <td>{rank}</td>
      <th scope="row">
        {name} {type && <small>{type}</small>}
      </th>
      <td>{liability.next_due_date ? dateInWords(liability.next_due_date) : ''}</td>
      <td>
        {amount > 0 || short_by > 0 ? formatAmount(amount) : 'No payment'}
        {short_by > 0 && <small>{` ${formatAmount(short_by)} not covered`}</small>}
      </td>
      <td>{formatAmount(liability.remaining_amount)}</td>
    </tr>
  )
}
