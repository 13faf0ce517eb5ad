import { today, useRead } from '@solvent/api-client'
import { getMonth } from '@solvent/contracts'
import { QueryBoundary } from '@solvent/screen-kit'
import { Stack } from '@solvent/ui'
import { CategoriesDialog } from '../categories/categories-dialog'
import { FocusRegion } from '../focus-region'
import { useUrlDialog } from '../use-url-dialog'
import { MonthReport } from './month-report'
import { MonthToolbar } from './month-toolbar'
import { useUrlMonth } from './use-url-month'

/** A month beside those before it: what came in and went out, spending by category with its limits, what is to come. */
export function MonthsTab() {
  const [month, setMonth] = useUrlMonth()
  const isCurrent = month === today().slice(0, 7)
  const categories = useUrlDialog('categories')
  const query = useRead(getMonth, { query: { month } })
  return (
    <FocusRegion label="Months">
      <Stack gap={6}>
        <MonthToolbar month={month} isCurrent={isCurrent} onMonth={setMonth} />
        <QueryBoundary query={query} loading="Loading month..." failed="We couldn't load the month.">
          {(answer) => (
            <MonthReport answer={answer} isCurrent={isCurrent} onCategories={() => categories.open('own')} />
          )}
        </QueryBoundary>
        {categories.value && <CategoriesDialog onClose={categories.close} />}
      </Stack>
    </FocusRegion>
  )
}
