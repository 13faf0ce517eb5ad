import { areasOf } from '@solvent/contracts'
import { subscribe } from '@solvent/event-bus'
import { useEffect, useState } from 'react'

const PLACES = {
  here: 'on this page',
  'another tab': 'in another tab',
  'another device': 'on another device',
} as const

/** Where a debt was last saved while the page is open. */
export function useLastChange(): string | undefined {
  const [place, setPlace] = useState<string>()
  useEffect(
    () =>
      subscribe(
        'saved',
        ({ table, where = 'here' }) => {
          // A payment changes debts, too.
          if (areasOf(table).includes('liabilities')) setPlace(PLACES[where])
        },
        'debt-notes',
      ),
    [],
  )
  return place
}
