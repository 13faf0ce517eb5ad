import {
  hasInstallmentCount,
  installmentsPaidText,
  type LenderTerms,
  type Liability,
} from '@solvent/contracts'
import { counted } from '@solvent/money'
import {
  Badge,
  Caption,
  Card,
  Figure,
  font,
  formatAmount,
  formatDate,
  formatPercent,
  Grid,
  Progress,
  priorityTone,
  StatTile,
  space,
} from '@solvent/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CreditUsed } from './credit-used'
import { perPeriod } from './frequency-words'

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  & > div { display: flex; justify-content: space-between; align-items: baseline; gap: ${space[4]}; }
  dd { margin: 0; font: ${font.bodyStrong}; font-variant-numeric: tabular-nums; text-align: end; }
`

const Bar = styled.div`
  margin-top: ${space[3]};
`

/** The progress and terms of a liability. */
export function LiabilityFacts({ liability }: { liability: Liability }) {
  const { installments_paid, installments_total, remaining_amount, total_amount } = liability
  const { payoff_amount, credit_limit, early_payment } = liability
  const included = early_payment ? 'interest and the charge for paying early' : 'interest'
  const owed = `of ${formatAmount(total_amount)}`
  const toClear = `${owed} · ${formatAmount(payoff_amount)} to pay it off today, including ${included}`
  return (
    <Grid minColumn={18}>
      <StatTile
        label="Remaining"
        value={formatAmount(remaining_amount)}
        hint={payoff_amount > remaining_amount ? toClear : owed}
      >
        {credit_limit !== null && (
          <Bar>
            <CreditUsed liability={liability} limit={credit_limit} />
          </Bar>
        )}
        {hasInstallmentCount(liability) && (
          <Bar>
            <Progress
              label="Installments paid"
              value={installments_paid}
              max={installments_total}
              text={installmentsPaidText(liability)}
            />
          </Bar>
        )}
      </StatTile>
      <Card>
        <Terms liability={liability} />
      </Card>
    </Grid>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption as="dt">{name}</Caption>
      <dd>{children}</dd>
    </div>
  )
}

function Terms({ liability }: { liability: Liability }) {
  const { frequency, installment_amount, interest_rate, lender_terms, next_due_date, priority } = liability
  const { tone, label } = priorityTone(priority)
  return (
    <List>
      <Term name={lender_terms?.minimum ? 'Minimum payment' : 'Installment'}>
        {perPeriod(formatAmount(installment_amount), frequency)}
      </Term>
      <Term name="Next Due">
        <Figure value={next_due_date ? formatDate(next_due_date) : 'N/A'} />
      </Term>
      <Term name="Interest rate">{formatPercent(interest_rate, 2)} per year</Term>
      <LaterTerms liability={liability} />
      <Term name="Priority">
        <Badge tone={tone}>{`${priority} ${label}`}</Badge>
      </Term>
    </List>
  )
}

/** What a lender agrees beyond one rate. */
function LaterTerms({ liability }: { liability: Liability }) {
  const { lender_terms, frequency, grace_payment } = liability
  const { rate_changes = [], installment_changes = [], ...terms } = lender_terms ?? {}
  const { deferred_until, minimum, statement_days, grace_period } = terms
  const { early_charge, yearly_fee, late_fee } = terms
  return (
    <>
      {rate_changes.map(({ from, rate }) => (
        <Term key={from} name={`Rate from ${formatDate(from)}`}>
          {formatPercent(rate, 2)} per year
        </Term>
      ))}
      {installment_changes.map(({ from, amount }) => (
        <Term key={from} name={`Installment from ${formatDate(from)}`}>
          {perPeriod(formatAmount(amount), frequency)}
        </Term>
      ))}
      {minimum && <Term name="Each minimum">{minimumText(minimum)}</Term>}
      {statement_days && (
        <Term name="Statement">
          {statement_days === 1 ? 'the day before' : `${statement_days} days before`} each due date
        </Term>
      )}
      {grace_period && (
        <Term name="No interest if you pay">
          {grace_payment ? paymentBy(grace_payment) : 'each statement in full'}
        </Term>
      )}
      {deferred_until && <Term name="Interest deferred until">{formatDate(deferred_until)}</Term>}
      {yearly_fee && (
        <Term name="Yearly fee">{`${formatAmount(yearly_fee.amount)} from ${formatDate(yearly_fee.from)}`}</Term>
      )}
      {late_fee && <Term name="Late fee">{formatAmount(late_fee)}</Term>}
      {early_charge && <Term name="Charge for paying early">{earlyChargeText(early_charge)}</Term>}
    </>
  )
}

function paymentBy({ amount, by }: NonNullable<Liability['grace_payment']>): string {
  return `${formatAmount(amount)} by ${formatDate(by)}`
}

function earlyChargeText({
  percent = 0,
  interest_months: months,
  free_from,
}: NonNullable<LenderTerms['early_charge']>): string {
  const share = months === undefined ? formatPercent(percent, 2) : `${counted(months, 'month')} of interest`
  return free_from ? `${share} before ${formatDate(free_from)}` : share
}

function minimumText({ percent, at_least, plus_interest }: NonNullable<LenderTerms['minimum']>): string {
  const share = `${formatPercent(percent, 2)}${plus_interest ? ' and the interest' : ''}`
  return `${share}, at least ${formatAmount(at_least)}`
}
