import { useState } from 'react'

const KEY = 'first_steps_skipped'

/**
 * Whether the person does not want the first steps, on this device. An account is told by the moment it was made, so
 * that the next newcomer at a shared device is asked all the same, and nothing personal is left behind.
 */
export function useSkippedSteps(createdAt: string | undefined): [skipped: boolean, skip: () => void] {
  const [skippedAt, setSkippedAt] = useState(() => localStorage.getItem(KEY))
  function skip() {
    if (createdAt === undefined) return
    localStorage.setItem(KEY, createdAt)
    setSkippedAt(createdAt)
  }
  return [createdAt !== undefined && skippedAt === createdAt, skip]
}
