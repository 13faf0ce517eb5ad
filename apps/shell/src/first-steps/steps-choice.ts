import { useState } from 'react'

const KEYS = { skipped: 'first_steps_skipped', noDebts: 'first_steps_no_debts' } as const

/**
 * Whether the first steps were skipped on this device, or "I have no debts" was chosen in them. The account is
 * identified by its creation time, so that other new users of a shared device still see the steps and no personal data
 * is stored.
 */
export function useStepsChoice(
  choice: keyof typeof KEYS,
  createdAt: string | undefined,
): [isChosen: boolean, choose: () => void] {
  const key = KEYS[choice]
  const [chosenBy, setChosenBy] = useState(() => localStorage.getItem(key))
  function choose() {
    if (createdAt === undefined) return
    localStorage.setItem(key, createdAt)
    setChosenBy(createdAt)
  }
  return [createdAt !== undefined && chosenBy === createdAt, choose]
}
