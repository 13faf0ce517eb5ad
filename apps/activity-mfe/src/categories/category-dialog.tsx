import type { OwnCategory } from '@solvent/contracts'
import { FormDialog } from '@solvent/screen-kit'
import { useToast } from '@solvent/ui'
import { CategoryFields } from './category-fields'
import { useCategoryForm } from './category-form'

interface CategoryDialogProps {
  /** The one to change; a new one is added without it. */
  category: OwnCategory | undefined
  /** All of the person's own. */
  own: readonly OwnCategory[]
  onClose: () => void
}

/** Adds a category, or changes one. */
export function CategoryDialog({ category, own, onClose }: CategoryDialogProps) {
  const toast = useToast()
  const form = useCategoryForm({
    category,
    onSent: ({ name }) => {
      toast.success(`${name} ${category ? 'changed' : 'added'}`)
      onClose()
    },
  })
  const buttons = category
    ? { title: `Edit ${category.name}`, action: 'Save Changes', busyAction: 'Saving...' }
    : { title: 'Add category', action: 'Add category', busyAction: 'Adding...' }
  return (
    <FormDialog {...buttons} form={form} onClose={onClose}>
      <CategoryFields form={form} category={category} own={own} />
    </FormDialog>
  )
}
