import { useSend } from '@solvent/api-client'
import { saveWhatIf } from '@solvent/contracts'
import { useDebouncedValue } from '@solvent/screen-kit'
import { useEffect, useRef } from 'react'
import { type Trial, toSavedTrial } from './what-if'

/** Saves the what-if for the next visit, debounced. */
export function useSaveTrial(trial: Trial, today: string): void {
  const { mutate } = useSend(saveWhatIf)
  const debounced = useDebouncedValue(trial)
  const saved = useRef(debounced)
  useEffect(() => {
    if (debounced === saved.current) return
    saved.current = debounced
    mutate({ body: toSavedTrial(debounced, today) })
  }, [debounced, today, mutate])
}
