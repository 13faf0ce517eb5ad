import { messageOf, useSend } from '@solvent/api-client'
import { changeEntry, type RecordedEntry } from '@solvent/contracts'
import { CategoryField } from '@solvent/screen-kit'
import { useState } from 'react'
import { texts } from '../texts'

interface CategoryFieldProps {
  entry: RecordedEntry
  onProblem: (text: string | null) => void
}

/** The category of an expense or income. A choice is saved immediately. */
export function SavedCategoryField({ entry, onProblem }: CategoryFieldProps) {
  const [category, setCategory] = useState(entry.category)
  const { mutate, isPending } = useSend(changeEntry)

  function choose(value: string) {
    if (isPending) return
    onProblem(null)
    setCategory(value)
    mutate(
      { params: { id: entry.id }, body: { category: value } },
      {
        onError: (cause) => {
          setCategory(category)
          onProblem(messageOf(cause, texts.notChanged))
        },
      },
    )
  }
  return (
    <CategoryField
      kind={entry.kind === 'income' ? 'income' : 'expense'}
      label="Category"
      value={category ?? ''}
      onChange={choose}
    />
  )
}
