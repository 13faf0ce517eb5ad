import type { useContractForm } from '@solvent/api-client'
import { CategoryField } from '@solvent/screen-kit'
import { AmountField, Grid, SelectField, TextField } from '@solvent/ui'
import type { ReactNode } from 'react'
import { kindName } from './line-kinds'
import { RULE_KINDS, type RuleKind, type RuleValues } from './rule-values'
import { useImportAccounts } from './use-import-accounts'

interface FormProps {
  /** The part of the form that its fields need. */
  form: Pick<ReturnType<typeof useContractForm<never, RuleValues>>, 'values' | 'bind' | 'set'>
}

interface RuleFormFieldsProps extends FormProps {
  /** How many earlier entries the rule fits: beside the text, which decides most about it. */
  result: ReactNode
}

/** The fields of a rule: the lines it is for, and what they are recorded as. */
export function RuleFormFields({ form, result }: RuleFormFieldsProps) {
  const { options = [], debts } = useImportAccounts()
  const { kind } = form.values
  const accounts = options.map(({ account, name }) => ({ value: account.id, label: name }))
  return (
    <>
      <TextField
        {...form.bind('text', 'Text')}
        maxLength={100}
        hint="A part of the other party's name or of the bank's text. Case and accents do not matter."
        required
      />
      {result}
      <Grid minColumn={11}>
        <KindField form={form} debts={debts} />
        {kind === 'payment' ? (
          <SelectField {...form.bind('debt_id', 'Debt')} options={debts.map(toOption)} required />
        ) : (
          <CategoryField kind={kind} {...form.bind('category', 'Category')} required />
        )}
        {kind !== 'payment' && (
          <TextField
            {...form.bind('name', 'Name (optional)')}
            maxLength={120}
            hint="Instead of the bank's name."
          />
        )}
        <SelectField
          {...form.bind('account_id', 'Account')}
          options={[{ value: '', label: 'All accounts' }, ...accounts]}
        />
        <AmountField {...form.bind('min_amount', 'Lowest amount (optional)')} />
        <AmountField {...form.bind('max_amount', 'Highest amount (optional)')} />
      </Grid>
    </>
  )
}

interface KindFieldProps extends FormProps {
  debts: readonly { id: string; name: string }[]
}

function KindField({ form, debts }: KindFieldProps) {
  const { kind, debt_id } = form.values
  const kinds = RULE_KINDS.filter((one) => one !== 'payment' || kind === one || debts.length > 0)
  const change = (value: string) => {
    const next: RuleKind = kinds.find((one) => one === value) ?? 'expense'
    form.set('kind', next)
    // Money in and money out have different categories.
    form.set('category', '')
    form.set('debt_id', next === 'payment' ? debt_id || (debts[0]?.id ?? '') : '')
  }
  return (
    <SelectField
      {...form.bind('kind', 'Record as')}
      onChange={change}
      options={kinds.map((value) => ({ value, label: kindName(value) }))}
    />
  )
}

function toOption({ id, name }: { id: string; name: string }) {
  return { value: id, label: name }
}
