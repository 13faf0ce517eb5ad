import { useContractForm } from '@solvent/api-client'
import { addImportRule, changeImportRule, type ImportRule, type RuleFields } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { RuleFormFields } from './rule-form-fields'
import { EarlierEntries, TrialResult } from './rule-trial'
import { newRule, type RuleValues, ruleValues, toRuleFields } from './rule-values'
import { useRuleTrial } from './use-rule-trial'

interface RuleDialogProps {
  /** The one to change; a new one is added without it. */
  rule?: ImportRule | undefined
  /** What the form starts with if the rule is made from a line. */
  proposed?: RuleFields | undefined
  onSaved: (rule: ImportRule) => void
  onClose: () => void
}

/** Adds a rule for lines of bank files, or changes one, and shows which earlier entries it fits. */
export function RuleDialog({ rule, proposed, onSaved, onClose }: RuleDialogProps) {
  const start = proposed ?? rule
  const form = useContractForm<typeof addImportRule | typeof changeImportRule, RuleValues>({
    endpoint: rule ? changeImportRule : addImportRule,
    params: rule && { id: rule.id },
    initial: start ? ruleValues(start) : newRule,
    toBody: toRuleFields,
    // A draft would replace the values of the line.
    draftFields: proposed ? [] : 'all',
    failed: 'Failed to save the rule. Please try again.',
    onSent: (saved) => {
      onClose()
      onSaved(saved)
    },
  })
  const trial = useRuleTrial(form.values)
  return (
    <FormDialog {...buttonsOf(rule, proposed)} busyAction="Saving..." form={form} onClose={onClose}>
      <RuleFormFields form={form} result={<TrialResult trial={trial} />} />
      {trial && <EarlierEntries entries={trial.entries} />}
    </FormDialog>
  )
}

function buttonsOf(rule: ImportRule | undefined, proposed: RuleFields | undefined) {
  if (rule) return { title: 'Change rule', action: 'Save changes' }
  return proposed
    ? { title: 'Always do this', action: 'Save rule' }
    : { title: 'Add rule', action: 'Add rule' }
}
