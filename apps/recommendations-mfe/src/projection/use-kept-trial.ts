import { useSend } from '@solvent/api-client'
import { saveWhatIf } from '@solvent/contracts'
import { useEffect, useRef } from 'react'
import { useDebouncedValue } from './use-debounced-value'
import { type Trial, toTriedOut } from './what-if'

/** Keeps what is tried out for the next visit, once it has come to rest. */
export function useKeptTrial(trial: Trial, today: string): void {
  const { mutate } = useSend(saveWhatIf)
  const resting = useDebouncedValue(trial)
  const kept = useRef(resting)
  useEffect(() => {
    if (resting === kept.current) return
    kept.current = resting
    mutate({ body: toTriedOut(resting, today) })
  }, [resting, today, mutate])
}
