import type { CategoryKind } from '@solvent/contracts'
import { SelectField, type SelectFieldProps } from '@solvent/ui'
import { useCategoryOptions } from './use-categories'

type CategoryFieldProps = Omit<SelectFieldProps, 'options' | 'placeholder'> & { kind: CategoryKind }

/** A built-in category or one of the person's own. */
export function CategoryField({ kind, ...field }: CategoryFieldProps) {
  const options = useCategoryOptions([kind], field.value)
  return <SelectField {...field} options={options} placeholder="Choose a category" />
}
