import { messageOf, useSend } from '@solvent/api-client'
import {
  type Category,
  changeEntry,
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  type RecordedEntry,
} from '@solvent/contracts'
import { SelectField } from '@solvent/ui'
import { useState } from 'react'
import { texts } from '../texts'

interface CategoryFieldProps {
  entry: RecordedEntry
  onProblem: (text: string | null) => void
}

/** The category of an expense or income. A choice is saved immediately. */
export function CategoryField({ entry, onProblem }: CategoryFieldProps) {
  const [category, setCategory] = useState<Category | null>(entry.category)
  const { mutate, isPending } = useSend(changeEntry)
  const categories: readonly Category[] = entry.kind === 'income' ? INCOME_CATEGORIES : EXPENSE_CATEGORIES

  function choose(value: string) {
    const chosen = categories.find((known) => known === value)
    if (!chosen || isPending) return
    onProblem(null)
    setCategory(chosen)
    mutate(
      { params: { id: entry.id }, body: { category: chosen } },
      {
        onError: (cause) => {
          setCategory(category)
          onProblem(messageOf(cause, texts.notChanged))
        },
      },
    )
  }
  return (
    <SelectField
      label="Category"
      value={category ?? ''}
      onChange={choose}
      options={categories.map((value) => ({ value, label: value }))}
    />
  )
}
