import { useSend } from '@solvent/api-client'
import { type ResponseOf, tryImportRule } from '@solvent/contracts'
import { useDebouncedValue } from '@solvent/screen-kit'
import { useEffect, useMemo, useState } from 'react'
import { type RuleValues, toRuleFields } from './rule-values'

/** The imported entries that a rule fits, newest first. */
export type Trial = ResponseOf<typeof tryImportRule>

/** The imported entries that a rule would have applied to; null while the rule is incomplete or was not tried. */
export function useRuleTrial(values: RuleValues): Trial | null {
  const settled = useDebouncedValue(values)
  const rule = useMemo(() => tryImportRule.body.safeParse(toRuleFields(settled)).data, [settled])
  const { mutate } = useSend(tryImportRule)
  const [trial, setTrial] = useState<Trial | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (answer: Trial | null) => isCurrent && setTrial(answer)
    if (rule) mutate({ body: rule }, { onSuccess: show, onError: () => show(null) })
    else show(null)
    return () => {
      isCurrent = false
    }
  }, [rule, mutate])
  return trial
}
