import { Grid } from '@solvent/ui'
import { AccountField, CategoryField, KindField, PeriodField } from './choice-fields'
import { DayField, LimitField } from './typed-fields'
import type { Filtering } from './use-filtering'

/** All filters except the search text. */
export function FilterDetails({ filtering }: { filtering: Filtering }) {
  return (
    <Grid minColumn={11} gap={3}>
      <KindField filtering={filtering} />
      <CategoryField filtering={filtering} />
      <AccountField filtering={filtering} />
      <PeriodField filtering={filtering} />
      <DayField label="From" name="from" filtering={filtering} />
      <DayField label="To" name="to" filtering={filtering} />
      <LimitField label="Minimum amount" name="min_amount" filtering={filtering} />
      <LimitField label="Maximum amount" name="max_amount" filtering={filtering} />
    </Grid>
  )
}
