import { useRead } from '@solvent/api-client'
import { listCategories, type OwnCategory } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Button, Dialog, EmptyState } from '@solvent/ui'
import { useState } from 'react'
import { CategoryDialog } from './category-dialog'
import { CategoryList } from './category-list'
import { MergeDialog } from './merge-dialog'

/** The form that replaces the list, and what it is about; without a category, it adds one. */
type OpenForm = { form: 'edit'; category?: OwnCategory } | { form: 'merge'; category: OwnCategory }

/** The person's own categories. The forms that add, change or merge one return to the list. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const query = useRead(listCategories, {})
  const [open, setOpen] = useState<OpenForm | null>(null)
  const own = query.data?.categories ?? []
  const toList = () => setOpen(null)
  if (open?.form === 'edit') return <CategoryDialog category={open.category} own={own} onClose={toList} />
  if (open?.form === 'merge') return <MergeDialog category={open.category} own={own} onClose={toList} />
  const add = (
    <Button variant="primary" onClick={() => setOpen({ form: 'edit' })}>
      Add category
    </Button>
  )
  return (
    <Dialog open onOpenChange={onClose} title="Categories" footer={own.length > 0 && add}>
      <QueryBoundary query={query} loading="Loading categories..." failed="We couldn't load your categories.">
        {({ categories }) =>
          categories.length === 0 ? (
            <EmptyState
              title="No categories of your own yet"
              text="Add one for what the built-in categories do not name, such as Pets, or Coffee as part of Eating out."
              action={add}
            />
          ) : (
            <CategoryList
              categories={categories}
              onEdit={(category) => setOpen({ form: 'edit', category })}
              onMerge={(category) => setOpen({ form: 'merge', category })}
            />
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}
