import type { Plan, PlanItem } from '@solvent/contracts'
import { fromMinor, toMinor } from '@solvent/money'
import { Caption, formatAmount } from '@solvent/ui'
import { Band } from './band'
import { bandsOf, missingRanksText } from './bands'
import { NothingBand } from './nothing-band'
import { RankedList } from './ranked-list'
import { ShortfallBanner } from './shortfall-banner'

interface PlanBandsProps {
  plan: Plan
  onPay: (item: PlanItem) => void
}

/** The plan in three parts: what to pay now, what the budget does not cover, and what needs nothing this month. */
export function PlanBands({ plan, onPay }: PlanBandsProps) {
  const { payNow, notCovered, nothing } = bandsOf(plan.recommendations)
  const { shortfall } = plan
  const toPay = payNow.reduce((sum, { item }) => sum + toMinor(item.amount), 0n)
  const missingRanks = missingRanksText(payNow)
  return (
    <>
      {payNow.length > 0 && (
        <Band title={`Pay now: ${formatAmount(fromMinor(toPay))}`}>
          <RankedList label="Payments, most important first" items={payNow} onPay={onPay} />
          {missingRanks && <Caption as="p">{missingRanks}</Caption>}
        </Band>
      )}
      {shortfall && (
        <Band title={`Not covered: ${formatAmount(shortfall.amount)}`}>
          <ShortfallBanner shortfall={shortfall} />
          {notCovered.length > 0 && <RankedList label="Not covered" items={notCovered} onPay={onPay} />}
        </Band>
      )}
      {nothing.length > 0 && (
        <NothingBand items={nothing} isAll={nothing.length === plan.recommendations.length} onPay={onPay} />
      )}
    </>
  )
}
