import { today, useRead } from '@solvent/api-client'
import { assetNaming, ENTRY_KINDS, liabilityNaming, listAssets, listLiabilities } from '@solvent/contracts'
import { useCategoryOptions } from '@solvent/screen-kit'
import { SelectField } from '@solvent/ui'
import { kindWords } from '../entries/entry-words'
import { daysOf, PERIODS, type Period, periodOf } from './periods'
import type { Filtering } from './use-filtering'

interface ChoiceFieldProps {
  filtering: Filtering
}

const kinds = [
  { value: '', label: 'Any kind' },
  ...ENTRY_KINDS.map((value) => ({ value, label: kindWords[value] })),
]

/** Filters by kind of entry. */
export function KindField({ filtering: { filter, change } }: ChoiceFieldProps) {
  return (
    <SelectField
      label="Kind"
      value={filter.kind ?? ''}
      onChange={(kind) => change({ kind })}
      options={kinds}
    />
  )
}

/** Filters by category. */
export function CategoryField({ filtering: { filter, change } }: ChoiceFieldProps) {
  const options = useCategoryOptions(['expense', 'income'], filter.category ?? '')
  return (
    <SelectField
      label="Category"
      value={filter.category ?? ''}
      onChange={(category) => change({ category })}
      options={[{ value: '', label: 'Any category' }, ...options]}
    />
  )
}

const periodWords: Readonly<Record<Period, string>> = {
  all: 'All',
  this_month: 'This month',
  last_month: 'Last month',
  this_year: 'This year',
}

/** Filters by a common period. */
export function PeriodField({ filtering: { filter, change } }: ChoiceFieldProps) {
  const now = today()
  const period = periodOf(filter, now)
  const options = PERIODS.map((value) => ({ value, label: periodWords[value] }))
  const choose = (name: string) => {
    const chosen = PERIODS.find((one) => one === name)
    if (chosen) change(daysOf(chosen, now))
  }
  return (
    <SelectField
      label="Period"
      value={period ?? 'days'}
      onChange={choose}
      options={period ? options : [...options, { value: 'days', label: 'Custom dates' }]}
    />
  )
}

/** Filters by one asset or debt. */
export function AccountField({ filtering: { filter, change } }: ChoiceFieldProps) {
  const assets = useRead(listAssets, {})
  const liabilities = useRead(listLiabilities, {})
  const chosen = filter.account_id ?? ''
  const named = [
    ...(assets.data?.assets ?? []).map((asset) => ({
      value: asset.id,
      label: assetNaming(asset).name,
      group: 'Assets',
    })),
    ...(liabilities.data?.liabilities ?? []).map((liability) => ({
      value: liability.id,
      label: liabilityNaming(liability).name,
      group: 'Debts',
    })),
  ]
  const isNamed = chosen === '' || named.some(({ value }) => value === chosen)
  const isLoaded = assets.data && liabilities.data
  const unnamed = { value: chosen, label: isLoaded ? 'Deleted' : 'Loading...' }
  return (
    <SelectField
      label="Asset or debt"
      value={chosen}
      onChange={(account_id) => change({ account_id })}
      options={[{ value: '', label: 'Any asset or debt' }, ...(isNamed ? [] : [unnamed]), ...named]}
      hint={assets.error || liabilities.error ? "We couldn't load all your assets and debts." : undefined}
    />
  )
}
