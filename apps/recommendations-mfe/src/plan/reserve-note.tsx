import type { PayoffProjection, Plan, PlanInputs } from '@solvent/contracts'
import { fromMinor, monthInWords, toMinor } from '@solvent/money'
import { courseAnswer } from '@solvent/plan/answers'
import { Banner, Button, formatAmount } from '@solvent/ui'
import { useMemo } from 'react'

type Outcomes = NonNullable<PayoffProjection['reserve_outcomes']>

export interface ReserveNoteProps {
  plan: Plan
  /** The options chosen by the user; `plan` follows with the next response. */
  planOptions: Pick<Plan, 'strategy' | 'reserve'>
  /** What the outcome of each choice is computed from; undefined while loading. */
  inputs: PlanInputs | undefined
  onReserve: (reserve: Plan['reserve']) => void
}

/** Shows the reserve for later dues and its cost, and offers the other choice. */
export function ReserveNote({ plan, planOptions, inputs, onReserve }: ReserveNoteProps) {
  const { strategy, reserve } = planOptions
  // Null if the choices are equal.
  const outcomes = useMemo(
    () => inputs && courseAnswer(inputs, { strategy, reserve }).reserve_outcomes,
    [inputs, strategy, reserve],
  )
  const price = outcomes ? priceText(outcomes) : ''
  if (plan.reserve === 'use' && outcomes) {
    return (
      <Banner tone="info" action={<Button onClick={() => onReserve('keep')}>Keep a reserve</Button>}>
        {`You keep no reserve for later payments. ${price}`}
      </Banner>
    )
  }
  if (!plan.reserve_notice) return null
  return (
    <Banner tone="info" action={<Button onClick={() => onReserve('use')}>Use it all now</Button>}>
      <strong>{plan.reserve_notice}</strong> {price}
    </Banner>
  )
}

function priceText({ keep: reserving, use: spending }: Outcomes): string {
  return [interestText(reserving, spending), shortText(reserving, spending), endText(reserving, spending)]
    .filter(Boolean)
    .join(' ')
}

type Outcome = Outcomes['keep']

function interestText(reserving: Outcome, spending: Outcome): string {
  const extraInterest = toMinor(reserving.total_interest) - toMinor(spending.total_interest)
  if (reserving.ending !== 'debt_free' || spending.ending !== 'debt_free' || extraInterest === 0n) return ''
  const amount = formatAmount(fromMinor(extraInterest > 0n ? extraInterest : -extraInterest))
  return `A reserve ${extraInterest > 0n ? 'costs' : 'saves'} you ${amount} in interest.`
}

function shortText(reserving: Outcome, spending: Outcome): string {
  if (reserving.short_months === spending.short_months) return ''
  return `With a reserve, ${monthsShort(reserving.short_months)}; without it, ${monthsShort(spending.short_months)}.`
}

function monthsShort(count: number): string {
  if (count === 0) return 'you have enough every month'
  return `you run short in ${count === 1 ? 'one month' : `${count} months`}`
}

function endText(reserving: Outcome, spending: Outcome): string {
  if (reserving.debt_free_month === spending.debt_free_month) return ''
  return `With a reserve, you are ${endOf(reserving)}; without it, ${endOf(spending)}.`
}

function endOf({ debt_free_month }: Outcome): string {
  return debt_free_month === null ? 'never debt-free' : `debt-free in ${monthInWords(debt_free_month)}`
}
