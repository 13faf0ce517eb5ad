import { AmountField, DateField, parseAmount, TextField } from '@solvent/ui'
import type { FilterName } from './read-filter'
import type { Filtering } from './use-filtering'
import { useTyped } from './use-typed'

interface TypedFieldProps<Name extends FilterName> {
  label: string
  name: Name
  filtering: Filtering
}

/** What a field of the filter needs: what is typed, where it goes, and what is wrong with what the address has. */
function useField(
  { label, name, filtering }: TypedFieldProps<FilterName>,
  toSaid = (typed: string): string => typed,
) {
  const { said, problems, change } = filtering
  const [value, onChange] = useTyped(said[name] ?? '', (typed) => change({ [name]: toSaid(typed) }))
  const problem = problems[name]
  return { label, name, value, onChange, error: problem && `${label} ${problem}` }
}

/** Words to look for. */
export function WordsField(props: TypedFieldProps<'text'>) {
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
