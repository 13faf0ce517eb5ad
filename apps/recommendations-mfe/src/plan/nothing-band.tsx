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
  const count = [counted(items.length, 'debt'), soon > 0 && `${soon} due soon`].filter(Boolean).join(', ')
  return (
    <Disclosure title={`Nothing this month (${count})`} open={chosen ?? isAll} onOpenChange={setChosen}>
      <RankedList label="Nothing this month" items={items} onPay={onPay} />
    </Disclosure>
  )
}
