import { useContractForm } from '@solvent/api-client'
import { addCategory, type CategoryKind, changeCategory, type OwnCategory } from '@solvent/contracts'

/** The values of the form. */
export type CategoryValues = {
  name: string
  kind: CategoryKind
  /** Empty for none. */
  parent: string
  hue: string
  icon: string
}

interface CategoryFormOptions {
  /** The one to change; a new one is added without it. */
  category: OwnCategory | undefined
  onSent: (saved: OwnCategory) => void
}

/** The form that adds a category or changes one. */
export function useCategoryForm({ category, onSent }: CategoryFormOptions) {
  const initial: CategoryValues = {
    name: category?.name ?? '',
    kind: category?.kind ?? 'expense',
    parent: category?.parent ?? '',
    hue: String(category?.hue ?? 1),
    icon: category?.icon ?? 'Tag',
  }
  return useContractForm<typeof addCategory | typeof changeCategory, CategoryValues>({
    endpoint: category ? changeCategory : addCategory,
    params: category && { id: category.id },
    initial,
    toBody: ({ name, kind, parent, hue, icon }) => ({
      ...(!category && { kind }),
      name,
      parent: parent || null,
      hue: Number(hue),
      icon,
    }),
    draftFields: 'all',
    failed: 'Failed to save the category. Please try again.',
    onSent,
  })
}

/** The part of the form that its fields need. */
export type CategoryForm = Pick<ReturnType<typeof useCategoryForm>, 'values' | 'bind' | 'set'>
