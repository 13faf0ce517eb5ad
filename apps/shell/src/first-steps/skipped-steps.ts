import { useState } from 'react'

const KEY = 'first_steps_skipped'

/**
 * Whether the first steps were skipped on this device. The account is identified by its creation time, so that other
 * new users of a shared device still see the steps and no personal data is stored.
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
