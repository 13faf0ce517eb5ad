import { AmountField, DateField, parseAmount, TextField } from '@solvent/ui'
import type { FilterName } from './read-filter'
import { useDebouncedInput } from './use-debounced-input'
import type { Filtering } from './use-filtering'

interface TypedFieldProps<Name extends FilterName> {
  label: string
  name: Name
  filtering: Filtering
}

/** The props of a filter field: its label, value, change handler and error. */
function useField(
  { label, name, filtering }: TypedFieldProps<FilterName>,
  toText = (typed: string): string => typed,
) {
  const { texts, problems, change } = filtering
  const [value, onChange] = useDebouncedInput(texts[name] ?? '', (typed) => change({ [name]: toText(typed) }))
  const problem = problems[name]
  return { label, name, value, onChange, error: problem && `${label} ${problem}` }
}

/** Filters by text. */
export function SearchField(props: TypedFieldProps<'text'>) {
  const field = useField(props)
  return <TextField {...field} type="search" autoComplete="off" maxLength={100} />
}

/** One end of the period. */
export function DayField(props: TypedFieldProps<'from' | 'to'>) {
  return <DateField {...useField(props)} />
}

/** One end of a range of amounts. */
export function LimitField(props: TypedFieldProps<'min_amount' | 'max_amount'>) {
  return <AmountField {...useField(props, (typed) => String(parseAmount(typed) ?? typed))} />
}
