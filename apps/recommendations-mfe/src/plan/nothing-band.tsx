import type { PlanItem } from '@solvent/contracts'
import { counted } from '@solvent/money'
import { Disclosure } from '@solvent/ui'
import { useState } from 'react'
import type { RankedItem } from './bands'
import { RankedList } from './ranked-list'

interface NothingBandProps {
  items: readonly RankedItem[]
  /** Whether the plan has no other items. */
  isAll: boolean
  onPay: (item: PlanItem) => void
}

/** The debts that need nothing this month: collapsed, unless the plan has no other items. */
export function NothingBand({ items, isAll, onPay }: NothingBandProps) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const soon = items.filter(({ item }) => item.recommended_action.startsWith('Due soon')).length
  const count = `${counted(items.length, 'debt')} ${items.length === 1 ? 'needs' : 'need'} no payment this month`
  const title = soon > 0 ? `${count}, ${soon} due soon` : count
  return (
    <Disclosure title={title} open={chosen ?? isAll} onOpenChange={setChosen}>
      <RankedList label="No payment this month" items={items} onPay={onPay} />
    </Disclosure>
  )
}
