import { today } from '@solvent/api-client'
import { DEFAULT_PAYMENT_SOURCE, type Recurring, type RecurringSuggestion } from '@solvent/contracts'
import { addDays } from '@solvent/money'
import { chosenType, parseNumber } from '@solvent/screen-kit'
import { type Rhythm, rhythmNamed, toRhythmName } from './rhythms'

/** The values of the form. */
export type RecurringValues = {
  kind: Recurring['kind']
  name: string
  amount: string
  /** Of an expense or income; that of an income is the type of an asset. */
  account: string
  custom_type: string
  from_account: string
  to_account: string
  category: string
  rhythm: string
  starts_on: string
  ends_on: string
  automatic: 'record' | 'ask'
  /** The first day of a change. */
  from: string
}

/** The values of a new recurring entry. */
export function newValues(suggestion?: RecurringSuggestion): RecurringValues {
  return {
    kind: suggestion?.kind ?? 'expense',
    name: suggestion?.name ?? '',
    amount: suggestion?.amount.toFixed(2) ?? '',
    account: suggestion?.account ?? '',
    custom_type: '',
    from_account: '',
    to_account: '',
    category: suggestion?.category ?? '',
    rhythm: toRhythmName(suggestion ?? { unit: 'month', every: 1 }),
    starts_on: suggestion?.starts_on ?? '',
    ends_on: '',
    automatic: 'record',
    from: '',
  }
}

/** The values of one that is changed, from its next day on. */
export function valuesOf(recurring: Recurring): RecurringValues {
  const { kind, name, account, to_account, category, starts_on, automatic } = recurring
  const isTransfer = kind === 'transfer'
  return {
    kind,
    name,
    amount: recurring.amount.toFixed(2),
    account: isTransfer ? '' : account,
    custom_type: '',
    from_account: isTransfer ? account : '',
    to_account: to_account ?? '',
    category: category ?? '',
    rhythm: toRhythmName(recurring),
    starts_on,
    ends_on: recurring.ends_on ?? '',
    automatic: automatic ? 'record' : 'ask',
    from: recurring.next_on ?? addDays(today(), 1),
  }
}

/** The values with another kind, without the choices that only the kind before has. */
export function withKind(values: RecurringValues, kind: RecurringValues['kind']): RecurringValues {
  const account = kind === 'income' ? DEFAULT_PAYMENT_SOURCE : ''
  return { ...values, kind, account, custom_type: '', category: '' }
}

/** The body of the contract. `sourceKey` is the key of an account with this name. */
export function toFields(values: RecurringValues, sourceKey: (name: string) => string) {
  const { kind, name, amount, starts_on, ends_on, automatic, category } = values
  const { unit, every }: Rhythm = rhythmNamed(values.rhythm)
  const shared = {
    kind,
    name,
    amount: parseNumber(amount),
    unit,
    every,
    starts_on,
    ends_on: ends_on || null,
    automatic: automatic === 'record',
  }
  if (kind === 'transfer') {
    return { ...shared, from_account: sourceKey(values.from_account), to_account: values.to_account }
  }
  const { account: asset_type, custom_type } = values
  const account = kind === 'income' ? chosenType({ asset_type, custom_type }) : sourceKey(asset_type)
  return { ...shared, account, category }
}
