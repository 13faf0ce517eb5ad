import type { QueryState } from '@solvent/api-client'
import type { Dashboard, Plan } from '@solvent/contracts'
import {
  Banner,
  Caption,
  color,
  Figure,
  font,
  formatDashboardAmount,
  media,
  radius,
  Sparkline,
  space,
} from '@solvent/ui'
import styled from 'styled-components'
import { paths } from '../paths'
import { monthBudget } from './month-budget'
import { Panel } from './panel'
import { PanelLink } from './panel-link'

const fill = { Paid: color.chart2, Planned: color.chart1, Kept: color.chart3, Left: color.border } as const

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  overflow: hidden;
  border-radius: ${radius.round};
  & > span { min-width: 0; }
`

const Parts = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  & dt { display: flex; align-items: center; gap: ${space[2]}; font: ${font.caption}; color: ${color.textMuted}; }
  & dd { font: ${font.section}; }
  ${media.phone} {
    display: flex;
    flex-direction: column;
    gap: 0;
    & > div { display: flex; justify-content: space-between; gap: ${space[4]}; padding: ${space[2]} 0; }
    & > div + div { border-top: 1px solid ${color.border}; }
    & > div:last-child { padding-bottom: 0; }
    & dd { font: ${font.bodyStrong}; }
  }
`

const Swatch = styled.span`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 0.1875rem;
`

interface MonthBudgetCardProps {
  query: QueryState<Plan>
  dashboard: Dashboard
}

/** Where this month's budget goes, and what was spent. */
export function MonthBudgetCard({ query, dashboard }: MonthBudgetCardProps) {
  const currency = dashboard.user.currency_preference
  const spent = dashboard.spent_this_month
  return (
    <Panel
      title="This month's budget"
      query={query}
      failed="We couldn't load your budget."
      height={9}
      action={<PanelLink to={paths.plan}>See plan</PanelLink>}
    >
      {(plan) => (
        <>
          {spent > 0 && (
            <Caption>{`You spent ${formatDashboardAmount(spent, currency)} this month.`}</Caption>
          )}
          <BudgetParts plan={plan} currency={currency} />
        </>
      )}
    </Panel>
  )
}

function sourceOf({ budget }: Plan): string {
  return budget.kind === 'share' ? `${budget.percent}% of your income` : 'the amount you set'
}

function BudgetParts({ plan, currency }: { plan: Plan; currency: string }) {
  const inCurrency = (amount: number) => formatDashboardAmount(amount, currency)
  if (plan.available_budget === 0 && plan.paid_this_month === 0) {
    return (
      <>
        <Caption>Add your monthly income to see how much can go to your debts.</Caption>
        <div>
          <PanelLink to={paths.profile}>Set monthly income</PanelLink>
        </div>
      </>
    )
  }
  const parts = monthBudget(plan)
  return (
    <>
      <Caption>{`${inCurrency(plan.available_budget)} can go to your debts: ${sourceOf(plan)}.`}</Caption>
      {plan.kept > 0 && <Caption>{`Plus ${inCurrency(plan.kept)} carried over from last month.`}</Caption>}
      {plan.released > 0 && <Caption>{`Plus ${inCurrency(plan.released)} of this month's income.`}</Caption>}
      {plan.received > 0 && (
        <Caption>{`Plus ${inCurrency(plan.received)} you received for your debts.`}</Caption>
      )}
      <Bar aria-hidden="true">
        {parts.map(
          ({ name, share }) =>
            share > 0 && <span key={name} style={{ width: `${share}%`, background: fill[name] }} />,
        )}
      </Bar>
      <Parts>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>
              <Swatch aria-hidden="true" style={{ background: fill[name] }} />
              {name}
            </dt>
            <dd>
              <Figure value={inCurrency(amount)} />
            </dd>
          </div>
        ))}
      </Parts>
      {plan.reserve_notice && <Caption>{plan.reserve_notice}</Caption>}
      {plan.cushion.notice && <Caption>{plan.cushion.notice}</Caption>}
      {plan.days_ahead && (
        <div>
          <Caption>{`Your accounts in the next 60 days. ${plan.days_ahead.lowest}`}</Caption>
          <Sparkline values={plan.days_ahead.balances} />
        </div>
      )}
      {plan.notice && <Banner tone="warning">{plan.notice}</Banner>}
      {plan.shortfall && !plan.notice && (
        <Banner tone="warning">Your budget doesn't cover everything due this month.</Banner>
      )}
    </>
  )
}
