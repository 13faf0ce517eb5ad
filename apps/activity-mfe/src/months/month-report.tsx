import { monthInWords } from '@solvent/money'
import { Button, EmptyState, Inline, ScreenOnly, Stack } from '@solvent/ui'
import { useState } from 'react'
import { LimitDialog, type OpenLimit } from './limit-dialog'
import type { MonthAnswer } from './month-answer'
import { MonthTiles } from './month-tiles'
import { RecurringThisMonth } from './recurring-this-month'
import { onlyLimited, toSpendingRows } from './spending-rows'
import { SpendingTable } from './spending-table'
import { useRemoveLimit } from './use-remove-limit'

interface MonthReportProps {
  answer: MonthAnswer
  /** Whether it is the current month, whose limits can be changed. */
  isCurrent: boolean
  /** Opens the person's own categories. */
  onCategories: () => void
}

/** The figures of a month, or that nothing was recorded in it. */
export function MonthReport({ answer, isCurrent, onCategories }: MonthReportProps) {
  const [open, setOpen] = useState<OpenLimit | null>(null)
  const onRemove = useRemoveLimit()
  const { month, categories } = answer
  // A limit applies from the current month on.
  const changes = isCurrent
    ? { onAdd: () => setOpen({ category: null, limit: null }), onSet: setOpen, onRemove }
    : undefined
  const isEmpty = isNothingRecorded(answer)
  const rows = toSpendingRows(categories)
  const shown = isEmpty ? onlyLimited(rows) : rows
  return (
    <Stack gap={6}>
      {isEmpty ? (
        <EmptyState
          title={`Nothing was recorded in ${monthInWords(month)}${isCurrent ? ' so far' : ''}`}
          action={
            shown.length === 0 && (
              <ScreenOnly>
                <Inline justify="center">
                  <Button onClick={onCategories}>Categories</Button>
                  {changes && <Button onClick={changes.onAdd}>Add limit</Button>}
                </Inline>
              </ScreenOnly>
            )
          }
        />
      ) : (
        <MonthTiles answer={answer} isCurrent={isCurrent} />
      )}
      {(!isEmpty || shown.length > 0) && (
        <SpendingTable month={month} rows={shown} changes={changes} onCategories={onCategories} />
      )}
      {isCurrent && <RecurringThisMonth month={month} />}
      {open && <LimitDialog {...open} categories={categories} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

function isNothingRecorded({ figures, categories }: MonthAnswer): boolean {
  return (
    Object.values(figures).every((figure) => figure === 0) && categories.every(({ spent }) => spent === 0)
  )
}
