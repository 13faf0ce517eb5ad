import { useRead } from '@solvent/api-client'
import { type ImportRule, listImportRules } from '@solvent/contracts'
import { Button, useToast } from '@solvent/ui'
import { useState } from 'react'
import { countText } from './count-words'
import type { LineState } from './review-lines'
import { changesByRule } from './rule-changes'
import { RuleDialog } from './rule-dialog'
import { type ProposedRule, ruleFromLine } from './rule-from-line'
import type { Review } from './use-review'

interface AlwaysButtonProps {
  /** A line that the user corrected. */
  state: LineState
  review: Review
}

/** Makes a rule from a line, and applies it to the other lines of the review. */
export function AlwaysButton({ state, review }: AlwaysButtonProps) {
  const { data, error } = useRead(listImportRules, {})
  const [open, setOpen] = useState<ProposedRule | null>(null)
  const toast = useToast()
  const rules = data?.rules ?? []
  const proposed = ruleFromLine(state, { accountId: review.account.id, rules })

  function apply(rule: ImportRule) {
    const place = rules.findIndex(({ id }) => id === rule.id)
    // A new rule is before all others.
    const earlier = rules.slice(0, Math.max(place, 0))
    const { own, others } = changesByRule(review, { rule, earlier, from: state.index })
    review.applyRule([...own, ...others])
    toast.success(savedText(others.length))
  }
  return (
    <>
      {proposed && (data || error) && (
        <Button small onClick={() => setOpen(proposed)}>
          Always do this
        </Button>
      )}
      {open && (
        <RuleDialog
          rule={open.existing ?? undefined}
          proposed={open.fields}
          onSaved={apply}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function savedText(count: number): string {
  if (count === 0) return 'Rule saved'
  return `Rule saved and applied to ${countText(count)} other ${count === 1 ? 'line' : 'lines'}`
}
