import { lazyPart } from '@solvent/screen-kit'
import { Stack, Tabs } from '@solvent/ui'
import { useState } from 'react'
import { EntryList } from './entries/entry-list'
import { FilterBar } from './filters/filter-bar'
import type { Filtering } from './filters/use-filtering'

export const TABS = ['entries', 'months', 'recurring', 'pictures', 'check'] as const

// Lazy, because most visits do not open these tabs.
const MonthsTab = lazyPart({
  load: () => import('./months/months-tab').then((module) => module.MonthsTab),
  loading: 'Loading month...',
  failed: "We couldn't load the month.",
})
const RecurringTab = lazyPart({
  load: () => import('./recurring/recurring-tab').then((module) => module.RecurringTab),
  loading: 'Loading recurring entries...',
  failed: "We couldn't load your recurring entries.",
})
const Pictures = lazyPart({
  load: () => import('./list-parts').then((module) => module.Pictures),
  loading: 'Loading charts...',
  failed: "We couldn't load the charts.",
})
const BooksCheck = lazyPart({
  load: () => import('./rare-parts').then((module) => module.BooksCheck),
  loading: 'Checking your books...',
  failed: "We couldn't load the books check.",
})

interface ActivityTabsProps {
  tab: (typeof TABS)[number]
  onTab: (tab: string) => void
  filtering: Filtering
  /** Opens an entry. */
  onOpen: (id: string) => void
  /** Opens the form for an expense. */
  onRecord: () => void
}

/** The tabs of the page: entries, months, recurring entries, charts and books check. */
export function ActivityTabs({ tab, onTab, filtering, onOpen, onRecord }: ActivityTabsProps) {
  const [isOpen, setOpen] = useState(false)
  const filters = <FilterBar filtering={filtering} isOpen={isOpen} onOpenChange={setOpen} />
  return (
    <Tabs
      label="Activity"
      selected={tab}
      onSelect={onTab}
      items={[
        {
          id: 'entries',
          label: 'Entries',
          content: (
            <Stack>
              {filters}
              <EntryList filtering={filtering} onOpen={onOpen} onRecord={onRecord} />
            </Stack>
          ),
        },
        { id: 'months', label: 'Months', content: <MonthsTab /> },
        { id: 'recurring', label: 'Recurring', content: <RecurringTab /> },
        {
          id: 'pictures',
          label: 'Charts',
          content: (
            <Stack>
              {filters}
              <Pictures filtering={filtering} onRecord={onRecord} />
            </Stack>
          ),
        },
        { id: 'check', label: 'Books check', content: <BooksCheck onOpen={onOpen} /> },
      ]}
    />
  )
}
